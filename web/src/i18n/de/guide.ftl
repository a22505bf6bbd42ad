## Hinweise im ersten Spiel
hint = Hinweis:
hint-close = Verstanden
hint-goal = Stufe { $win } gewinnt, und die letzte muss erkämpft sein. Spiel vor dem ersten Zug, was leuchtet: Was du trägst, zählt in jedem Kampf.
hint-trouble = Kein Monster da. Such Ärger mit einem aus der Hand, das du schlägst: Stufe und Schatz. Oder plündere: noch eine Karte, verdeckt.
hint-asked = Jemand will deine Hilfe. Ja, und deine Zahl zählt mit, zum genannten Preis; verliert ihr, lauft ihr beide. Oder feilsche, oder lehn ab.
hint-kick = Jeder Zug beginnt mit einer Tür und deinem Stiefel. Dahinter: ein Monster, { $world ->
    [orbit] eine Falle
   *[dungeon] ein Fluch
} oder eine Karte zum Behalten.
hint-fight = Die größere Zahl gewinnt, ein Gleichstand gehört dem Monster, außer eine Karte von dir gewinnt ihn. Was leuchtet, ändert die Zahlen, bis du es ausfichtst.
hint-help = Zu schwach? Ein Rivale darf dir helfen, gegen Bezahlung. Versprich Schätze: Dankbarkeit ist keine Währung.
hint-run = Beim Laufen wird für jedes Monster gewürfelt: Meist mit 5 oder 6 bist du weg. Mit weniger werden die Schlimmen Dinge verlesen. Sie handeln von dir.
hint-curse = { $world ->
    [orbit] Eine Falle. Sie trifft, wer sie
   *[dungeon] Ein Fluch. Er trifft, wer ihn
} aufdeckt. Verdeckt gezogene darfst du werfen, auf jeden.
hint-charity = Deine Hand ist zu voll. Spiel oder verkauf etwas; den Rest bekommt die niedrigste Stufe am Tisch, und bist du das selbst, dann niemand.
hint-death = Du bist tot. Die anderen teilen deine Sachen; Stufe, Klasse und Rasse bleiben dir, und eine neue Hand kommt bald. Deine Rache auch.
hint-meddle = Nicht dein Kampf, aber du wirst gefragt. Was leuchtet, kann ihn wenden, so oder so. Pass, wenn dir die Karten ausgehen. Oder die Bosheit.
hint-deal = Ein Angebot. Wird es angenommen, achtet der Schiedsrichter darauf, dass beide es halten; bis dahin darfst du feilschen.
hint-last = Stufe { $level }. Die letzte gibt es nur für einen Sieg über ein Monster, und zählen können hier alle.
hints = Hinweise
hints-on = Jeden einmal, wenn er zählt
hints-off = Keine, danke
hints-again = Von vorn ({ $seen } von { $all } gezeigt)

## Das geführte erste Spiel
guided-first = Zum ersten Mal hier?
guided-play = Ein geführtes erstes Spiel
guided-play-text = Drei Züge mit jemandem, der erklärt, was du siehst. Geh, wann du willst.
guided-enough = Genug erklärt
guided-see = In der Mitte, das bist du: Stufe 2, mit Helm. Unten liegt deine Hand, die nur du siehst. Gestrichelt ist, was du nur dabeihast.
guided-goal = Stufe 10 gewinnt, du bist auf 2. Besiegte Monster bringen dich hinauf; die letzte Stufe muss erkämpft sein. Dein Zug: Mach dich bereit.
guided-dress = Auf der Hand nützt eine Karte noch nichts. Drück auf das, was unter einer leuchtenden steht: Was du trägst, zählt in jedem Kampf.
guided-kick = Bereit? Drück auf die Tür. Was dahinter liegt, sehen alle: Ein Monster bekämpfst du, einen Fluch erleidest du, alles andere behältst du.
guided-fight = Ein Kampf: deine Stufe und was du trägst gegen das Monster. Die größere Zahl gewinnt, Gleichstand das Monster. Du liegst vorn: Kämpf.
guided-won = Gewonnen: eine Stufe höher, und sein Schatz ist auf deiner Hand. Lässt er sich tragen, zieh ihn an.
guided-sell = Mantel und Keule sind nicht für dich gemacht, haben aber ihren Preis. Tausend kaufen im eigenen Zug eine Stufe: Drück auf Verkaufen.
guided-end = Nichts mehr zu tun? Beende deinen Zug. Was die anderen tun, steht dann hier, und wo du etwas tun darfst, wirst du gefragt.
guided-meddle = Nicht dein Kampf, aber du wirst gefragt: Bis er entschieden ist, darf jeder Karten einwerfen, für jede Seite. Spiel eine, oder pass.
guided-asked = Jemand ist allein zu schwach. Nimm an, und deine Zahl zählt mit, zum genannten Preis; verliert ihr, lauft ihr beide. Oder feilsche, oder lehn ab.
guided-curse = Ein Fluch. Er trifft sofort, wer die Tür öffnet; der hier nahm dir eine Stufe. Andere warten auf der Hand und treffen jeden, jederzeit.
guided-trouble = Kein Monster da. Such Ärger: Kämpf gegen eins aus der Hand, das du schlägst, um Stufe und Schatz. Oder plündere: eine Karte, die niemand sieht.
guided-charity = Mehr als fünf Karten sind am Ende des Zugs zu viel. Spiel oder verkauf etwas; den Rest bekommt die niedrigste Stufe. Das heißt Milde Gabe.
guided-help = Allein bist du zu schwach. Bitte um Hilfe: Jemand legt seine Zahl zu deiner, für einen Anteil am Schatz. Man sagt dir, ob er reicht.
guided-run = Oder lauf: ein Würfel je Monster, und mit 5 oder 6 bist du weg. Mit weniger treffen dich seine Schlimmen Dinge; sie stehen auf der Karte.
guided-done = Mehr gibt es nicht zu erklären. Spiel weiter, oder drück links oben auf den Namen des Tischs und geh: Er wartet unter Deine Tische.
guided-quiet = Kein Wort mehr. Das Spiel geht weiter; sein Name links oben führt hinaus, und es wartet unter Deine Tische. Die Einstellungen holen mich zurück.

## So wird gespielt
how = So wird gespielt
how-short = Anleitung
how-pages = Seiten der Anleitung
how-page = Seite { $page } von { $all }
how-back = Zurück
how-next = Weiter
how-done = Genug. Zur Tür
how-fight-it = Bekämpfen
how-suffer-it = Erleiden
how-keep-it = Behalten
how-1-title = Zehn Stufen bis zum Sieg
how-1-a = Alle beginnen auf Stufe 1, mit acht Karten und ohne einen Ruf, den man verlieren könnte. Wer zuerst Stufe 10 erreicht, gewinnt.
how-1-b = Aufwärts geht es mit besiegten Monstern. Oder mit Plunder, bis tausend zusammenkommen. Oder mit einer Karte, die das einfach behauptet.
how-1-c = Nur die letzte Stufe muss erkämpft werden. Die anderen werden alles tun, damit dir das in Erinnerung bleibt.
how-2-title = Zuerst wird eine Tür eingetreten
how-2-a = Dein Zug beginnt mit der obersten Türkarte, offen. Ein Monster: bekämpfen. { $world ->
    [orbit] Eine Falle
   *[dungeon] Ein Fluch
}: trifft dich, sofort. Alles andere: auf die Hand.
how-2-b = Kein Monster? Such Ärger mit einem aus der Hand, oder plündere den Raum: noch eine Tür, verdeckt, niemand sieht sie.
how-2-c = Mehr als fünf Karten am Ende gehen an die niedrigste Stufe am Tisch. Das heißt Milde Gabe, und niemand tut es gern.
how-3-title = Die größere Zahl gewinnt
how-3-a = Deine Stufe und deine Gegenstände auf der einen Seite, das Monster auf der anderen. Gleichstand gehört dem Monster, das hier wohnt, außer eine Karte auf deiner Seite gewinnt ihn.
how-3-b = Gewinnst du, steigst du auf und nimmst seine Schätze. Wie viel wovon, steht auf der Karte.
how-3-c = Verlierst du, läufst du. Mit 5 oder 6 bist du weg; mit weniger kommen die Schlimmen Dinge, und sie heißen zu Recht so.
how-4-title = Freunde zum Tagespreis
how-4-a = Ein Rivale darf dir helfen: Seine Zahl kommt zu deiner. Er wird Schätze dafür wollen. Feilsche; der Schiedsrichter hält beide an die Abmachung.
how-4-b = Alle anderen dürfen sich einmischen: das Monster größer machen, kleiner machen, oder { $world ->
    [orbit] dem eine Falle stellen, der sie
   *[dungeon] verfluchen, wer es
} am wenigsten brauchen kann.
how-4-c = Was leuchtet, ist jetzt spielbar. Drück auf eine Karte, und du liest genau, was sie tut, und wenn sie dunkel ist, welche Regel im Weg steht.
how-5-title = Zieh dir etwas an
how-5-a = Eine Kopfbedeckung, eine Rüstung, ein Paar Schuhe, zwei Hände, ein großes Ding. Der Rest wird geschleppt und hilft niemandem.
how-5-b = Klasse und Rasse biegen die Regeln für dich; wie, steht auf der Karte. Ohne beide bist du Mensch, und dafür kann niemand etwas.
how-5-c = Stirbst du, teilen die anderen deine Habe. Du kommst wieder, mit Stufe, Klasse, Rasse und einer Liste von Namen.

## Tasten
keys = Tasten
key-buttons = die Knöpfe neben der Ansage, die Antworten einer Frage
key-go = zu den Knöpfen neben der Ansage
key-hand = zu deiner Hand
key-munchkin = dein Munchkin
key-fight = zur Mitte des Tisches
key-rivals = zu den Rivalen
key-everything = alles, was du darfst
key-ask = über Hilfe verhandeln
key-trade = Tausch anbieten
key-sell = Gegenstände verkaufen
key-orders = Dauerbefehle
key-stop = in jedem Fenster gefragt werden: nichts wird für dich gepasst
key-log = Protokoll
key-chat = Plaudern
key-info = die Karte im Fokus, mit allem, was sie tut
key-zoom = die Karte im Fokus, aus der Nähe
key-keys = dieses Blatt
key-tab = von einem zum nächsten; Enter drückt
key-escape = schließt, was offen ist
