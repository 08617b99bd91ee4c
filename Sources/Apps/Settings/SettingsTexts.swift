import TactusPhoneLink
import UIKit

/// The texts of the Settings app in the phone's language (Settings.LA1).
package enum SettingsTexts {
  /// Returns a text in the phone's language.
  ///
  /// - Parameter english: The English text.
  static subscript(_ english: String) -> String {
    table.text(english, in: Locale.preferredLanguages.first ?? "en")
  }

  /// Returns a text in the phone's language, with names in place of `%1` and `%2`.
  static func text(_ english: String, _ first: String, _ second: String = "") -> String {
    TranslatedTexts.filled(self[english], first, second)
  }

  /// The texts.
  ///
  /// - Source: the English ones from pictures of phones, where phones have them; the others are
  ///   ours. Confidence: guess.
  package static let table = TranslatedTexts(
    """
    3D Touch | 3D Touch | 3D Touch
    3D Touch is off, or the screen has no sensor. | \
    3D Touch ist aus, oder das Display hat keinen Sensor. | \
    3D Touch jest wyłączone lub ekran nie ma czujnika.
    1 minute | 1 Minute | 1 minuta
    30 seconds | 30 Sekunden | 30 sekund
    5 minutes | 5 Minuten | 5 minut
    %1 of %2 | %1 von %2 | %1 z %2
    Accessibility | Bedienungshilfen | Dostępność
    Add New Keyboard | Tastatur hinzufügen | Dodaj klawiaturę
    Add New Keyboard… | Tastatur hinzufügen … | Dodaj klawiaturę…
    Add Photos | Fotos hinzufügen | Dodawanie zdjęć
    Allow | Erlauben | Pozwalaj
    Allow %1 to Access | %1 Zugriff erlauben auf | Pozwól aplikacji %1 na dostęp
    Allow Full Access | Vollen Zugriff erlauben | Pozwalaj na pełny dostęp
    Allow “%1” to read | „%1“ darf lesen | Pozwól aplikacji „%1” na odczyt
    Allow “%1” to write | „%1“ darf schreiben | Pozwól aplikacji „%1” na zapis
    Always | Immer | Zawsze
    Appearance | Erscheinungsbild | Wygląd
    Approximate Location | Ungefährer Standort | Przybliżone położenie
    Apps and the system use less energy. | Apps und das System verbrauchen weniger Energie. | \
    Aplikacje i system zużywają mniej energii.
    Apps appear here once they have asked to read or to write health data. | \
    Apps erscheinen hier, sobald sie Gesundheitsdaten lesen oder schreiben wollten. | \
    Aplikacje pojawiają się tutaj, gdy poproszą o odczyt lub zapis danych zdrowotnych.
    Apps appear here once they have asked. | Apps erscheinen hier, sobald sie gefragt haben. | \
    Aplikacje pojawiają się tutaj, gdy poproszą o dostęp.
    Apps that support Dynamic Type adjust to the size. | \
    Apps, die die dynamische Schriftgröße unterstützen, passen sich an. | \
    Aplikacje obsługujące czcionkę dynamiczną dostosowują się do wielkości.
    Ask | Fragen | Pytaj
    Ask Next Time Or When I Share | Nächstes Mal oder beim Teilen fragen | \
    Pytaj następnym razem lub gdy udostępniam
    AssistiveTouch | AssistiveTouch | AssistiveTouch
    Auto-Capitalization | Automatische Großschreibung | Automatyczne wielkie litery
    Auto-Correction | Automatische Korrektur | Automatyczna korekta
    Auto-Lock | Automatische Sperre | Autoblokada
    Auto-Play Video Previews | Videovorschauen automatisch wiedergeben | Odtwarzaj podgląd wideo
    Battery | Batterie | Bateria
    Bluetooth | Bluetooth | Bluetooth
    Bold Text | Fetter Text | Pogrubiony tekst
    Brightness | Helligkeit | Jasność
    Button Shapes | Tastenformen | Kształty przycisków
    Calendars | Kalender | Kalendarze
    Camera | Kamera | Aparat
    Character Preview | Zeichenvorschau | Podgląd znaków
    Closed Captions | Erweiterte Untertitel | Napisy dla niesłyszących
    Contacts | Kontakte | Kontakty
    Dark | Dunkel | Ciemny
    Data Access | Datenzugriff | Dostęp do danych
    Deny | Ablehnen | Odmawiaj
    Differentiate Without Color | Ohne Farbe unterscheiden | Rozróżniaj bez koloru
    Display & Brightness | Anzeige & Helligkeit | Ekran i jasność
    Double tapping the space bar writes a full stop and a space. | \
    Doppeltes Tippen auf die Leertaste schreibt einen Punkt und ein Leerzeichen. | \
    Dwukrotne stuknięcie w spację wstawia kropkę i odstęp.
    Enable Caps Lock | Feststelltaste aktivieren | Włącz Caps Lock
    Feedback | Feedback | Sygnały
    Firm | Fest | Mocno
    Force | Druck | Nacisk
    Full Access | Voller Zugriff | Pełny dostęp
    Full Stop Shortcut | Kurzbefehl „.“ | Skrót „.”
    Grayscale | Graustufen | Skala szarości
    Guided Access | Geführter Zugriff | Dostęp nadzorowany
    Hardware Keyboard | Externe Tastatur | Klawiatura sprzętowa
    Health | Health | Zdrowie
    Increase Contrast | Kontrast erhöhen | Zwiększ kontrast
    Invert Colors | Farben umkehren | Odwróć kolory
    Keyboard | Tastatur | Klawiatura
    Keyboard Clicks | Tastaturanschläge | Klikanie klawiatury
    Keyboard Feedback | Haptik der Tastatur | Haptyka klawiatury
    Keyboards | Tastaturen | Klawiatury
    Larger Text | Größerer Text | Większy tekst
    Light | Leicht | Lekko
    Limited Access | Eingeschränkter Zugriff | Ograniczony dostęp
    Local Network | Lokales Netzwerk | Sieć lokalna
    Location | Standort | Położenie
    Low Power Mode | Stromsparmodus | Tryb niskiego zużycia energii
    Media & Apple Music | Medien & Apple Music | Multimedia i Apple Music
    Medium | Mittel | Średnio
    Microphone | Mikrofon | Mikrofon
    Mono Audio | Mono-Audio | Dźwięk mono
    Motion | Bewegung | Ruch
    Motion & Fitness | Bewegung & Fitness | Ruch i fitness
    Never | Nie | Nigdy
    No app has asked. | Keine App hat gefragt. | Żadna aplikacja nie prosiła o dostęp.
    None | Kein | Brak
    Notifications | Mitteilungen | Powiadomienia
    Off | Aus | Wył.
    On | Ein | Wł.
    On/Off Labels | Ein/Aus-Beschriftungen | Etykiety wł./wył.
    Passcode | Code | Kod
    Paste from Other Apps | Aus anderen Apps einsetzen | Wklejanie z innych aplikacji
    Peek | Peek | Peek
    Photos | Fotos | Zdjęcia
    Play haptics for system controls and interactions. | \
    Haptik für Bedienelemente und Interaktionen des Systems. | \
    Haptyka elementów sterujących i czynności systemu.
    Pop | Pop | Pop
    Precise Location | Genauer Standort | Dokładne położenie
    Predictive Text | Wortvorschläge | Podpowiedzi
    Prefer Cross-Fade Transitions | Überblenden bevorzugen | Preferuj przenikanie
    Press here | Hier drücken | Naciśnij tutaj
    Privacy & Security | Datenschutz & Sicherheit | Prywatność i ochrona
    Read %1 | Lesen: %1 | Odczyt: %1
    Reduce Motion | Bewegung reduzieren | Redukuj ruch
    Reduce Transparency | Transparenz reduzieren | Redukuj przezroczystość
    Reminders | Erinnerungen | Przypomnienia
    Ringer Volume | Klingeltonlautstärke | Głośność dzwonka
    Sensitivity | Empfindlichkeit | Czułość
    Settings | Einstellungen | Ustawienia
    Shake to Undo | Zum Widerrufen schütteln | Potrząśnij, aby cofnąć
    Siri | Siri | Siri
    Sounds & Haptics | Töne & Haptik | Dźwięki i haptyka
    Speak Screen | Bildschirminhalt sprechen | Czytaj ekran
    Speak Selection | Auswahl sprechen | Czytaj zaznaczenie
    Speech Recognition | Spracherkennung | Rozpoznawanie mowy
    Switch Control | Schaltersteuerung | Sterowanie przełącznikami
    System Haptics | Systemhaptik | Haptyka systemu
    Text | Text | Tekst
    Text Size | Textgröße | Wielkość tekstu
    The force that a press needs. | Der Druck, den ein Drücken braucht. | \
    Siła potrzebna do naciśnięcia.
    The screen reports how hard a finger presses. Press an icon, a link or a picture harder for \
    more. | Das Display erkennt, wie fest ein Finger drückt. Drücke fester auf ein Symbol, einen \
    Link oder ein Bild für mehr. | \
    Ekran rozpoznaje, jak mocno naciska palec. Naciśnij mocniej ikonę, łącze lub obraz, aby \
    uzyskać więcej.
    Third-Party Keyboards | Tastaturen von anderen Anbietern | Klawiatury innych firm
    Touch and hearing | Berühren und Hören | Dotyk i słuch
    Tracking | Tracking | Śledzenie
    Try it | Probieren | Wypróbuj
    Turn Off All | Alle deaktivieren | Wyłącz wszystkie
    Turn On All | Alle aktivieren | Włącz wszystkie
    Vibrate | Vibrieren | Wibracje
    Vibrate on Ring | Beim Klingeln vibrieren | Wibruj z dzwonkiem
    Vibrate on Silent | Im Stummmodus vibrieren | Wibruj w trybie cichym
    Vision | Sehen | Wzrok
    VoiceOver | VoiceOver | VoiceOver
    VoiceOver Groups | VoiceOver-Gruppen | Grupy VoiceOver
    VoiceOver Shortcut | VoiceOver-Kurzbefehl | Skrót VoiceOver
    Volume | Lautstärke | Głośność
    While Using the App | Beim Verwenden der App | Podczas używania aplikacji
    While a hardware keyboard is connected, text is typed without a keyboard on the screen. | \
    Solange eine externe Tastatur verbunden ist, wird ohne Bildschirmtastatur getippt. | \
    Gdy podłączona jest klawiatura sprzętowa, tekst pisze się bez klawiatury ekranowej.
    With a passcode, protected files are unavailable while the phone is locked. Unlocking asks \
    for none. | Mit einem Code sind geschützte Dateien nicht verfügbar, solange das Telefon \
    gesperrt ist. Beim Entsperren wird nicht danach gefragt. | \
    Z kodem chronione pliki są niedostępne, gdy telefon jest zablokowany. Odblokowanie o niego \
    nie pyta.
    Write %1 | Schreiben: %1 | Zapis: %1
    """)
}
