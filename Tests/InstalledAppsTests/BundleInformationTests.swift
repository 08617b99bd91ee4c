import TactusInstalledApps
import TactusPhoneLink
import Testing

/// Steps QuickActions.S1–S5, Bundles.I2–I4.
@Suite struct BundleInformationTests {
  private func information(
    _ items: PropertyListValue, strings: [String: String] = [:]
  ) -> BundleInformation {
    BundleInformation(["UIApplicationShortcutItems": items], strings: strings)
  }

  @Test("Bundles.U1. URL schemes are those of RFC 3986, in lowercase, and at most 64")
  func urlSchemes() {
    func schemes(_ texts: [String]) -> [String] {
      let list = PropertyListValue(
        .array(texts.map { PropertyListValue(.string($0)) }))
      return BundleInformation([
        "CFBundleURLTypes": [["CFBundleURLSchemes": list]]
      ]).urlSchemes
    }
    #expect(
      schemes(["Mail", "x-a.b+c1", "", "1a", "a b", "ä", "a:", "a/b"]) == ["mail", "x-a.b+c1"])
    let long = String(repeating: "a", count: 64)
    #expect(schemes([long, long + "a"]) == [long])
    #expect(schemes((0..<100).map { "s\($0)" }).count == 64)
    #expect(BundleInformation(["CFBundleURLTypes": "mail"]).urlSchemes.isEmpty)
  }

  @Test("DocumentsInApps.OA1. Types of files, their ranks and declarations; too many are notes")
  func documents() {
    var notes: [BundleNote] = []
    let information = BundleInformation([
      "CFBundleDocumentTypes": [
        ["LSItemContentTypes": ["public.text"], "LSHandlerRank": "Alternate"],
        ["CFBundleTypeExtensions": ["MEMO"]], ["LSHandlerRank": "None"], "none",
      ],
      "LSSupportsOpeningDocumentsInPlace": .init(.bool(true)),
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "example.note", "UTTypeConformsTo": "public.text",
          "UTTypeTagSpecification": ["public.filename-extension": ["Note", "nt"]],
        ]
      ],
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "example.memo"]],
    ])
    #expect(
      information.documents(&notes)
        == DocumentSupport(
          kinds: [
            DocumentKind(contentTypes: ["public.text"], rank: .alternate),
            DocumentKind(contentTypes: [], extensions: ["memo"]),
          ],
          types: [
            DeclaredFileType(
              "example.note", conformsTo: ["public.text"], extensions: ["note", "nt"]),
            DeclaredFileType("example.memo"),
          ], opensInPlace: true))
    #expect(notes.isEmpty)
    func kinds(_ texts: [String]) -> Int {
      let list = PropertyListValue(
        .array(
          texts.map { text in
            PropertyListValue(
              .dictionary(["CFBundleTypeExtensions": .init(.array([.init(.string(text))]))]))
          }))
      return BundleInformation(["CFBundleDocumentTypes": list]).documents(&notes).kinds.count
    }
    #expect(kinds((0..<65).map { "e\($0)" }) == 64 && notes.count == 1)
    // Each text counts with three bytes more.
    #expect(kinds([String(repeating: "a", count: 2045)]) == 1 && notes.count == 1)
    #expect(kinds([String(repeating: "a", count: 2046)]) == 0 && notes.count == 2)
    #expect(kinds(["a\"b", "ä"]) == 0 && notes.count == 4)
    #expect(BundleInformation(["CFBundleDocumentTypes": "x"]).documents(&notes).kinds.isEmpty)
    #expect(notes.count == 5)
  }

  @Test("QuickActions.S1–S4. Items keep the order of the list, their texts, icons and user info")
  func items() throws {
    var notes: [BundleNote] = []
    let actions = information(
      [
        [
          "UIApplicationShortcutItemType": "t.blue", "UIApplicationShortcutItemTitle": "BLUE",
          "UIApplicationShortcutItemSubtitle": "plain",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeSearch",
          "UIApplicationShortcutItemUserInfo": ["key": "value"],
        ],
        [
          "UIApplicationShortcutItemType": "t", "UIApplicationShortcutItemTitle": "Two",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypePlay",
          "UIApplicationShortcutItemIconFile": "egg",
        ],
        [
          "UIApplicationShortcutItemType": "t", "UIApplicationShortcutItemTitle": "Three",
          "UIApplicationShortcutItemIconFile": "egg",
          "UIApplicationShortcutItemIconSymbolName": "timer",
        ],
      ], strings: ["BLUE": "Blau"]
    ).quickActions(&notes)
    #expect(actions.map(\.title) == ["Blau", "Two", "Three"])
    #expect(actions.map(\.icon) == [.system(5), .image("egg"), .symbol("timer")])
    #expect(actions[0].subtitle == "plain" && actions[0].userInfo.contains("<key>key</key>"))
    #expect(notes.isEmpty)
  }

  @Test("QuickActions.S5. What is wrong is ignored, and said once with its place")
  func bad() {
    var notes: [BundleNote] = []
    let entries: [PropertyListValue] = [
      PropertyListValue(.string("x"), line: 7),
      ["UIApplicationShortcutItemType": "only"],
      [
        "UIApplicationShortcutItemType": "t", "UIApplicationShortcutItemTitle": "T",
        "UIApplicationShortcutItemIconType": "Search", "UIApplicationShortcutItemUserInfo": "no",
        "UIApplicationShortcutItemSubtitle": [],
      ],
      [
        "UIApplicationShortcutItemType": "long",
        "UIApplicationShortcutItemTitle": .init(.string(String(repeating: "x", count: 1_000_000))),
      ],
    ]
    let actions = information(.init(.array(entries))).quickActions(&notes)
    #expect(actions.map(\.type) == ["t", "long"])
    #expect(actions[0] == QuickAction(type: "t", title: "T"))
    #expect(actions[1].title.count == LinkLimits.quickActionCharacters)
    #expect(
      notes.first
        == BundleNote(
          file: "Info.plist", line: 7, "a quick action is a string instead of a dictionary"))
    #expect(notes.count == 6)
    notes = []
    #expect(information("x").quickActions(&notes).isEmpty && notes.count == 1)
    notes = []
    let many = (0..<10_000).map { _ in
      ["UIApplicationShortcutItemType": "t", "UIApplicationShortcutItemTitle": "T"]
        as PropertyListValue
    }
    #expect(information(.init(.array(many))).quickActions(&notes).count == 64)
    #expect(notes.count == 1)
  }

  @Test("Bundles.I2–I4. Names are localized and printable, and a key for phones wins")
  func names() {
    var information = BundleInformation([
      "CFBundleName": "Short", "CFBundleDisplayName": "\u{202E}Evil\u{0} ", "K": "a",
      "K~iphone": "b",
    ])
    #expect(information.name == "Evil")
    #expect(information["K"]?.string == "b")
    information.strings["CFBundleDisplayName"] = "Waage"
    #expect(information.name == "Waage")
    information = BundleInformation(["CFBundleDisplayName": "\u{200B}", "CFBundleName": "Short"])
    #expect(information.name == "Short")
  }
}
