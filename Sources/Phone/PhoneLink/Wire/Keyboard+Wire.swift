import TactusPhoneTypes
import TactusTextFormatting

extension KeyboardConfiguration {
  /// Returns the JSON members of the configuration.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""session":\#(session)"#, #""visible":\#(isVisible)"#,
      #""duration":\#(try wireNumber(duration))"#, #""offset":\#(try wireNumber(offset))"#,
      #""layout":"\#(layout.rawValue)""#, #""return":"\#(returnKey.rawValue)""#,
      #""returns":\#(isReturnEnabled)"#, #""capitals":"\#(capitalization.rawValue)""#,
      #""dark":\#(isDark)"#, #""corrects":\#(wantsCorrection)"#,
      #""secure":\#(isSecure)"#, #""context":\#(try wireText(context))"#,
      #""orientation":"\#(orientation.rawValue)""#,
    ]
    var text = words.joined(separator: ",")
    if let language { text += #","language":"\#(language.rawValue)""# }
    if !allowsCustomKeyboards { text += #","custom":false"# }
    if let document { text += #","document":\#(try document.wireText())"# }
    if !recentEmoji.texts.isEmpty {
      text += #","emoji":\#(try wireText(recentEmoji.texts.joined(separator: " ")))"#
    }
    return text
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(session: try fields.whole("session"), isVisible: try fields.flag("visible"))
    duration = try fields.number("duration")
    offset = try fields.number("offset")
    layout = try fields.word("layout")
    returnKey = try fields.word("return")
    isReturnEnabled = try fields.flag("returns")
    capitalization = try fields.word("capitals")
    isDark = try fields.flag("dark")
    isSecure = try fields.flag("secure")
    wantsCorrection = try fields.flag("corrects")
    context = try fields.shortText("context")
    language = fields.has("language") ? try fields.word("language") : nil
    if fields.has("emoji") {
      recentEmoji = RecentEmoji(
        try fields.shortText("emoji").split(separator: " ").map(String.init))
    }
    orientation = try fields.word("orientation")
    allowsCustomKeyboards = fields.has("custom") ? try fields.flag("custom") : true
    document = fields.has("document") ? try KeyboardDocument(try fields.object("document")) : nil
  }
}

extension KeyboardEdit {
  /// Returns the JSON members of the edit.
  func wireFields() throws(LinkError) -> String {
    let kind =
      switch kind {
      case .insert(let text):
        #""insert":\#(try wireText(text, atMost: LinkLimits.insertMessageBytes))"#
      case .deleteBackward: #""delete":"character""#
      case .deleteWord: #""delete":"word""#
      case .replaceLast(let count, let text):
        #""replace":\#(count),"with":\#(try wireText(text))"#
      case .beginTracking: #""tracking":true"#
      case .endTracking: #""tracking":false"#
      case .track(let x, let y): #""x":\#(try wireNumber(x)),"y":\#(try wireNumber(y))"#
      case .selectWord: #""select":"word""#
      case .move(let count): #""move":\#(count)"#
      case .compose(let text, let location, let length):
        #""compose":\#(try wireText(text)),"at":\#(location),"length":\#(length)"#
      case .unmark: #""unmark":true"#
      case .dismiss: #""dismiss":true"#
      }
    return #""session":\#(session),\#(kind)"#
  }

  init(_ fields: WireFields) throws(LinkError) {
    let kind: Kind
    if fields.has("insert") {
      kind = .insert(try fields.shortText("insert", atMost: LinkLimits.insertMessageBytes))
    } else if fields.has("delete") {
      switch try fields.text("delete") {
      case "character": kind = .deleteBackward
      case "word": kind = .deleteWord
      default: throw .malformed
      }
    } else if fields.has("replace") {
      let count: Int = try fields.whole("replace")
      guard (0...LinkLimits.replacedCharacters).contains(count) else { throw .malformed }
      kind = .replaceLast(count, try fields.shortText("with"))
    } else if fields.has("tracking") {
      kind = try fields.flag("tracking") ? .beginTracking : .endTracking
    } else if fields.has("select") {
      kind = .selectWord
    } else if fields.has("move") {
      kind = .move(try fields.whole("move"))
    } else if fields.has("compose") {
      let (location, length): (Int, Int) = (try fields.whole("at"), try fields.whole("length"))
      guard location >= 0, length >= 0 else { throw .malformed }
      kind = .compose(try fields.shortText("compose"), location: location, length: length)
    } else if fields.has("unmark") {
      kind = .unmark
    } else if fields.has("dismiss") {
      kind = .dismiss
    } else {
      kind = .track(x: try fields.number("x"), y: try fields.number("y"))
    }
    self.init(session: try fields.whole("session"), kind)
  }
}

extension KeyboardRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .edit(let edit): #""edit":{\#(try edit.wireFields())}"#
    case .area(let area): #""area":{\#(try area?.wireFields() ?? "")}"#
    case .language(let language): #""language":"\#(language.rawValue)""#
    case .custom(let identifier): #""custom":"\#(identifier.text)""#
    case .nextMode: #""next":true"#
    case .height(let height): #""height":\#(try wireNumber(height))"#
    case .emoji(let text): #""emoji":\#(try wireText(text))"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("edit") {
      self = .edit(try KeyboardEdit(try fields.object("edit")))
    } else if fields.has("language") {
      self = .language(try fields.word("language"))
    } else if fields.has("custom") {
      self = .custom(try fields.bundle("custom"))
    } else if fields.has("next") {
      self = .nextMode
    } else if fields.has("height") {
      self = .height(try fields.number("height"))
    } else if fields.has("emoji") {
      self = .emoji(try fields.shortText("emoji"))
    } else {
      let area = try fields.object("area")
      self = .area(area.has("x") ? try ScreenArea(area) : nil)
    }
  }
}
