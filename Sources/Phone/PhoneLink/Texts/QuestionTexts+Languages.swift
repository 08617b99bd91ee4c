extension QuestionTexts {
  /// The English texts.
  ///
  /// - Source: pictures of phones with iOS 13 to 17, in Apple's user guides and in reports.
  ///   Confidence: reported.
  static let englishPhrases: [QuestionPhrase: String] = [
    .allow: "Allow", .ok: "OK", .dontAllow: "Don’t Allow", .allowOnce: "Allow Once",
    .allowWhileUsing: "Allow While Using App", .keepWhileUsing: "Keep Only While Using",
    .changeToAlways: "Change to Always Allow", .limitAccess: "Limit Access…",
    .allowFullAccess: "Allow Full Access", .selectPhotos: "Select Photos…",
    .allowAllPhotos: "Allow Access to All Photos", .askNotToTrack: "Ask App Not to Track",
    .cancel: "Cancel", .open: "Open", .allowPaste: "Allow Paste",
    .dontAllowPaste: "Don’t Allow Paste", .turnOnAll: "Turn On All", .turnOffAll: "Turn Off All",
    .bluetooth: "“%1” Would Like to Use Bluetooth",
    .calendars: "“%1” Would Like Full Access to Your Calendar",
    .camera: "“%1” Would Like to Access the Camera",
    .contacts: "“%1” Would Like to Access Your Contacts",
    .localNetwork: "Allow “%1” to find devices on local networks?",
    .location: "Allow “%1” to use your location?",
    .mediaLibrary: "“%1” Would Like to Access Your Media Library",
    .microphone: "“%1” Would Like to Access the Microphone",
    .motion: "“%1” Would Like to Access Your Motion & Fitness Activity",
    .notifications: "“%1” Would Like to Send You Notifications",
    .photos: "“%1” Would Like to Access Your Photo Library",
    .photosAdd: "“%1” Would Like to Add to Your Photo Library",
    .reminders: "“%1” Would Like Full Access to Your Reminders",
    .siri: "Would You Like to Use “%1” with Siri?",
    .speechRecognition: "“%1” Would Like to Access Speech Recognition",
    .tracking:
      "Allow “%1” to track your activity across other companies’ apps and websites?",
    .locationAlways:
      "Allow “%1” to also use your location even when you are not using the app?",
    .locationPreciseOnce: "Allow “%1” to use your precise location once?",
    .notificationsMessage:
      "Notifications may include alerts, sounds, and icon badges. These can be configured in "
      + "Settings.",
    .health: "“%1” would like to access and update your Health data.",
    .healthHeading: "Health Access", .write: "Write", .read: "Read",
    .group: "Allow “%1” to %2", .theApp: "the app",
    .opening: "“%1” wants to open “%2”", .pasting: "“%1” would like to paste from %2",
    .pastingMessage: "Do you want to allow this?", .anotherDevice: "another device",
    .name: "“%1”", .output: "Audio Output",
    .labelElement: "Label Element", .save: "Save",
  ]

  /// The German texts.
  ///
  /// - Source: ours, after the sense of pictures of phones. Confidence: guess.
  static let germanPhrases: [QuestionPhrase: String] = [
    .allow: "Erlauben", .ok: "OK", .dontAllow: "Nicht erlauben", .allowOnce: "Einmal erlauben",
    .allowWhileUsing: "Beim Verwenden der App erlauben",
    .keepWhileUsing: "Nur beim Verwenden beibehalten",
    .changeToAlways: "In „Immer erlauben“ ändern", .limitAccess: "Zugriff beschränken …",
    .allowFullAccess: "Vollen Zugriff erlauben", .selectPhotos: "Fotos auswählen …",
    .allowAllPhotos: "Zugriff auf alle Fotos erlauben", .askNotToTrack: "App-Tracking ablehnen",
    .cancel: "Abbrechen", .open: "Öffnen", .allowPaste: "Einsetzen erlauben",
    .dontAllowPaste: "Einsetzen nicht erlauben", .turnOnAll: "Alle aktivieren",
    .turnOffAll: "Alle deaktivieren",
    .bluetooth: "„%1“ möchte Bluetooth verwenden",
    .calendars: "„%1“ möchte vollen Zugriff auf deinen Kalender",
    .camera: "„%1“ möchte auf die Kamera zugreifen",
    .contacts: "„%1“ möchte auf deine Kontakte zugreifen",
    .localNetwork: "Darf „%1“ Geräte in lokalen Netzwerken suchen?",
    .location: "Darf „%1“ deinen Standort verwenden?",
    .mediaLibrary: "„%1“ möchte auf deine Mediathek zugreifen",
    .microphone: "„%1“ möchte auf das Mikrofon zugreifen",
    .motion: "„%1“ möchte auf deine Bewegungs- und Fitnessdaten zugreifen",
    .notifications: "„%1“ möchte dir Mitteilungen senden",
    .photos: "„%1“ möchte auf deine Fotos zugreifen",
    .photosAdd: "„%1“ möchte deiner Mediathek Fotos hinzufügen",
    .reminders: "„%1“ möchte vollen Zugriff auf deine Erinnerungen",
    .siri: "Möchtest du „%1“ mit Siri verwenden?",
    .speechRecognition: "„%1“ möchte auf die Spracherkennung zugreifen",
    .tracking: "Darf „%1“ deine Aktivität in Apps und auf Websites anderer Unternehmen erfassen?",
    .locationAlways:
      "Darf „%1“ deinen Standort auch verwenden, wenn du die App nicht verwendest?",
    .locationPreciseOnce: "Darf „%1“ deinen genauen Standort einmal verwenden?",
    .notificationsMessage:
      "Mitteilungen können Hinweise, Töne und Symbolkennzeichen enthalten. Dies kann in den "
      + "Einstellungen festgelegt werden.",
    .health: "„%1“ möchte auf deine Gesundheitsdaten zugreifen und sie aktualisieren.",
    .healthHeading: "Zugriff auf Health", .write: "Schreiben", .read: "Lesen",
    .group: "„%1“ darf %2", .theApp: "Die App",
    .opening: "„%1“ möchte „%2“ öffnen", .pasting: "„%1“ möchte aus %2 einsetzen",
    .pastingMessage: "Möchtest du das erlauben?", .anotherDevice: "einem anderen Gerät",
    .name: "„%1“", .output: "Audioausgabe",
    .labelElement: "Element benennen", .save: "Sichern",
  ]

  /// The Polish texts.
  ///
  /// - Source: ours, after the sense of pictures of phones. Confidence: guess.
  static let polishPhrases: [QuestionPhrase: String] = [
    .allow: "Pozwól", .ok: "OK", .dontAllow: "Nie pozwalaj", .allowOnce: "Pozwól raz",
    .allowWhileUsing: "Pozwól, gdy używam aplikacji",
    .keepWhileUsing: "Zachowaj „Tylko podczas używania”",
    .changeToAlways: "Zmień na „Zawsze pozwalaj”", .limitAccess: "Ogranicz dostęp…",
    .allowFullAccess: "Pozwól na pełny dostęp", .selectPhotos: "Wybierz zdjęcia…",
    .allowAllPhotos: "Pozwól na dostęp do wszystkich zdjęć",
    .askNotToTrack: "Poproś aplikację, aby nie śledziła",
    .cancel: "Anuluj", .open: "Otwórz", .allowPaste: "Pozwól wkleić",
    .dontAllowPaste: "Nie pozwalaj wkleić", .turnOnAll: "Włącz wszystkie",
    .turnOffAll: "Wyłącz wszystkie",
    .bluetooth: "Aplikacja „%1” chce używać Bluetooth",
    .calendars: "Aplikacja „%1” chce uzyskać pełny dostęp do kalendarza",
    .camera: "Aplikacja „%1” chce uzyskać dostęp do aparatu",
    .contacts: "Aplikacja „%1” chce uzyskać dostęp do kontaktów",
    .localNetwork: "Pozwolić aplikacji „%1” wyszukiwać urządzenia w sieciach lokalnych?",
    .location: "Pozwolić aplikacji „%1” używać Twojego położenia?",
    .mediaLibrary: "Aplikacja „%1” chce uzyskać dostęp do biblioteki multimediów",
    .microphone: "Aplikacja „%1” chce uzyskać dostęp do mikrofonu",
    .motion: "Aplikacja „%1” chce uzyskać dostęp do danych o ruchu i aktywności",
    .notifications: "Aplikacja „%1” chce wysyłać Ci powiadomienia",
    .photos: "Aplikacja „%1” chce uzyskać dostęp do biblioteki zdjęć",
    .photosAdd: "Aplikacja „%1” chce dodawać zdjęcia do biblioteki",
    .reminders: "Aplikacja „%1” chce uzyskać pełny dostęp do przypomnień",
    .siri: "Czy chcesz używać aplikacji „%1” z Siri?",
    .speechRecognition: "Aplikacja „%1” chce uzyskać dostęp do rozpoznawania mowy",
    .tracking:
      "Pozwolić aplikacji „%1” śledzić Twoją aktywność w aplikacjach i witrynach innych firm?",
    .locationAlways:
      "Pozwolić aplikacji „%1” używać Twojego położenia także wtedy, gdy jej nie używasz?",
    .locationPreciseOnce: "Pozwolić aplikacji „%1” użyć raz Twojego dokładnego położenia?",
    .notificationsMessage:
      "Powiadomienia mogą zawierać alerty, dźwięki i plakietki na ikonach. Można to zmienić w "
      + "Ustawieniach.",
    .health: "Aplikacja „%1” chce odczytywać i aktualizować Twoje dane zdrowotne.",
    .healthHeading: "Dostęp do danych Zdrowia", .write: "Zapis", .read: "Odczyt",
    .group: "Pozwól aplikacji „%1” na %2", .theApp: "aplikacja",
    .opening: "Aplikacja „%1” chce otworzyć aplikację „%2”",
    .pasting: "Aplikacja „%1” chce wkleić dane z: %2",
    .pastingMessage: "Czy chcesz na to pozwolić?", .anotherDevice: "inne urządzenie",
    .name: "„%1”", .output: "Wyjście dźwięku",
    .labelElement: "Nazwij rzecz", .save: "Zachowaj",
  ]
}
