import TactusDocumentReading
import TestSupport
import Testing

/// Step QuickLook.SB8: the messages between a reader and its client.
@Suite struct MessageTests {
  private static let letter = PageRectangle(x: 0, y: 0, width: 612, height: 792)
  private static let inner = PageRectangle(x: 9, y: 9, width: 100, height: 100)
  private static let place = PageDestination(page: 0, left: 1, zoom: 2)

  private static let styled: StyledText = {
    var style = StyledText.Style(fontName: "Times New Roman", size: 12)
    (style.isBold, style.underline, style.kern, style.link) = (true, 9, -0.5, "x:y")
    style.color = StyledText.Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    var paragraph = StyledText.Paragraph()
    (paragraph.alignment, paragraph.direction, paragraph[.headIndent]) = (1, 1, 20)
    paragraph.tabs = [StyledText.Tab(alignment: 2, location: 72)]
    let picture = ReadPicture(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8])
    return StyledText(
      text: "Ä\u{1F600}\u{FFFC}", styles: [style, .init(fontName: "", size: 1)],
      paragraphs: [paragraph],
      attachments: [StyledText.Attachment(picture: picture, width: 3, height: 4)],
      runs: [
        .init(length: 1, style: 0, paragraph: 0, attachment: nil),
        .init(length: 2, style: 1, paragraph: nil, attachment: nil),
        .init(length: 1, style: 0, paragraph: 0, attachment: 0),
      ])
  }()

  private static let answers: [ReaderAnswer] = [
    .pages(
      PagedDocument(
        pages: [
          PageGeometry(
            media: letter, crop: inner, bleed: letter, trim: inner, art: letter, turn: 270)
        ], pageCount: 1, properties: ["Title": "A", "Author": "Ü"], creation: 5,
        outline: [OutlineEntry(level: 1, title: "x", destination: place, isOpen: true)],
        majorVersion: 1, minorVersion: 7, permissions: 0xff, isEncrypted: true)),
    .picture(PictureFile(width: 3, height: 4, format: "png")),
    .text(ReadText(text: "Ä\n", encoding: "UTF-8", isCut: true)),
    .table(ReadTable(rows: [["a", ""], []], isCut: false)),
    .pixels(ReadPicture(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8])),
    .content(
      PageContent(
        text: "aé", areas: [inner, letter],
        links: [
          PageLink(area: inner, target: .address("x:y")),
          PageLink(area: inner, target: .place(place)),
        ])),
    .objects(
      PDFObjects(
        objects: [
          0: .dictionary(["A": .array([.null, .boolean(true), .number(1.5), .reference(9)])]),
          7: .stream(["Length": .number(2)], [1, 2]), 9: .text([255]), 12: .name("N#20"),
        ], root: 7, pages: [9])),
    .styledText(styled), .unreadable("why"), .locked, .tooLarge("much"),
  ]

  @Test("QuickLook.SB8. Every message arrives as it was sent")
  func roundTrip() throws {
    for answer in Self.answers { #expect(try ReaderAnswer(answer.bytes, ofPages: 1) == answer) }
    let requests: [ReaderRequest] = [
      .open(.table, password: "p"), .content(page: 7),
      .draw(page: 1, turn: 90, part: Self.inner, width: 9, height: 8),
      .draw(page: 0, turn: 0, part: nil, width: 1, height: 1), .annotations(page: 3), .objects,
      .hiding([0, 4], .draw(page: 1, turn: 0, part: nil, width: 9, height: 8)),
    ]
    for request in requests { #expect(try ReaderRequest(request.bytes) == request) }
  }

  @Test("QuickLook.SB8. Runs that do not cover their text, and numbers without a style, are errors")
  func wrongRuns() {
    let wrong: [(inout StyledText) -> Void] = [
      { $0.runs.removeLast() }, { $0.runs[1].length = 1 }, { $0.runs[0].length = 2 },
      { $0.runs[0].style = 2 }, { $0.runs[0].paragraph = 1 }, { $0.runs[0].attachment = 1 },
      { $0.runs[1].attachment = 0 }, { $0.styles[0].size = 0 }, { $0.styles[0].size = 1e6 },
      { $0.styles[0].color?.red = 1.5 }, { $0.paragraphs[0].alignment = 5 },
      { $0.paragraphs[0][.headIndent] = .infinity }, { $0.attachments[0].width = -1 },
      { $0.attachments[0].picture.width = 2 }, { $0.text += "x" },
    ]
    for (number, change) in wrong.enumerated() {
      var text = Self.styled
      change(&text)
      #expect(throws: ReaderFailure.wrongAnswer, "change \(number)") {
        try ReaderAnswer(ReaderAnswer.styledText(text).bytes)
      }
    }
  }

  @Test("QuickLook.SB8. Damaged answers are errors or other answers within the limits")
  func damaged() {
    var random = SeededRandom(seed: 8)
    var refused = 0
    for _ in RandomCases.seeds(4_000) {
      let answer = Self.answers[Int.random(in: 0..<Self.answers.count, using: &random)]
      let bytes = random.damage(answer.bytes, after: 0)
      guard let read = try? ReaderAnswer(bytes, ofPages: 1) else {
        refused += 1
        continue
      }
      // What is accepted is again a valid message.
      #expect((try? ReaderAnswer(read.bytes, ofPages: 1)) == read)
    }
    #expect(refused > 500)
  }

  @Test("QuickLook.SB8. Links to missing pages, wrong counts and numbers without end are refused")
  func wrong() {
    let link = PageLink(area: Self.inner, target: .place(PageDestination(page: 3)))
    let far = PageRectangle(x: .infinity, y: 0, width: 1, height: 1)
    let negative = PageRectangle(x: 0, y: 0, width: -1, height: 1)
    for answer in [
      .content(PageContent(text: "", areas: [], links: [link])),
      .content(PageContent(text: "ab", areas: [Self.inner], links: [])),
      .content(PageContent(text: "a", areas: [far], links: [])),
      .content(PageContent(text: "a", areas: [negative], links: [])),
      .pixels(ReadPicture(width: 2, height: 2, pixels: [1])),
      .picture(PictureFile(width: 0, height: 4, format: "png")),
    ] as [ReaderAnswer] {
      #expect(throws: ReaderFailure.wrongAnswer) { try ReaderAnswer(answer.bytes, ofPages: 3) }
    }
    #expect(throws: ReaderFailure.wrongAnswer) { try ReaderAnswer([]) }
  }
}
