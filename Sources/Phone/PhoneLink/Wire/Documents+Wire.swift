import TactusPhoneTypes

extension OpenedFile {
  /// Returns the JSON members of the file.
  func wireFields() throws(LinkError) -> String {
    var words = [#""file":\#(try wireText(path))"#, #""original":\#(isOriginal)"#]
    if let source { words.append(#""source":"\#(source.text)""#) }
    if !annotation.isEmpty {
      words.append(#""annotation":\#(try wireText(annotation, atMost: LinkLimits.userInfoBytes))"#)
    }
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      try fields.shortText("file"),
      source: fields.has("source") ? try fields.bundle("source") : nil,
      annotation: fields.has("annotation")
        ? try fields.shortText("annotation", atMost: LinkLimits.userInfoBytes) : "",
      isOriginal: try fields.flag("original"))
  }
}

extension DocumentRequest: ServicePayload {
  /// Returns the JSON members of the request.
  public func payloadFields() throws(LinkError) -> String {
    switch self {
    case .apps: #""do":"apps""#
    case .open(let file, let app):
      #""do":"open","app":"\#(app.text)",\#(try file.wireFields())"#
    }
  }

  /// Decodes a request.
  public init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "apps": self = .apps
    case "open": self = .open(try OpenedFile(fields), in: try fields.bundle("app"))
    default: throw .malformed
    }
  }
}

extension DocumentHandover: ServicePayload {
  /// Returns the JSON members of the result.
  public func payloadFields() throws(LinkError) -> String { #""done":\#(isDone)"# }

  /// Decodes a result.
  public init(_ fields: WireFields) throws(LinkError) {
    self.init(isDone: try fields.flag("done"))
  }
}

extension DocumentAppList: ServicePayload {
  /// Returns the JSON members of the list.
  public func payloadFields() throws(LinkError) -> String {
    var texts: [String] = []
    for app in apps { texts.append(try app.wireText()) }
    return #""apps":[\#(texts.joined(separator: ","))],"own":\#(try ownTypes.wireText())"#
  }

  /// Decodes a list.
  public init(_ fields: WireFields) throws(LinkError) {
    self.init()
    for object in try fields.objects("apps", atMost: LinkLimits.installedApps) {
      apps.append(try Entry(object))
    }
    ownTypes = try [DeclaredFileType](fields, "own")
  }
}

extension DocumentAppList.Entry {
  fileprivate func wireText() throws(LinkError) -> String {
    let words = [
      #""app":"\#(identifier.text)""#, #""name":\#(try TactusPhoneLink.wireText(name))"#,
      #""inbox":\#(try TactusPhoneLink.wireText(inbox))"#, try documents.wireFields(),
    ]
    return "{\(words.joined(separator: ","))}"
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      identifier: try fields.bundle("app"), name: try fields.shortText("name"),
      documents: try DocumentSupport(fields), inbox: try fields.shortText("inbox"))
  }
}

extension DocumentSupport {
  fileprivate func wireFields() throws(LinkError) -> String {
    var kindTexts: [String] = []
    for kind in kinds {
      kindTexts.append(
        #"{"types":\#(try kind.contentTypes.wireText()),"#
          + #""extensions":\#(try kind.extensions.wireText()),"rank":"\#(kind.rank.rawValue)"}"#)
    }
    return #""inPlace":\#(opensInPlace),"kinds":[\#(kindTexts.joined(separator: ","))],"#
      + #""declared":\#(try types.wireText())"#
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(opensInPlace: try fields.flag("inPlace"))
    for object in try fields.objects("kinds", atMost: LinkLimits.documentDeclarations) {
      kinds.append(
        DocumentKind(
          contentTypes: try object.texts("types"), extensions: try object.texts("extensions"),
          rank: try object.word("rank")))
    }
    types = try [DeclaredFileType](fields, "declared")
  }
}

extension [DeclaredFileType] {
  fileprivate func wireText() throws(LinkError) -> String {
    var texts: [String] = []
    for type in self {
      texts.append(
        #"{"type":\#(try TactusPhoneLink.wireText(type.identifier)),"#
          + #""conforms":\#(try type.conformsTo.wireText()),"#
          + #""extensions":\#(try type.extensions.wireText())}"#)
    }
    return "[\(texts.joined(separator: ","))]"
  }

  fileprivate init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.documentDeclarations) {
      append(
        DeclaredFileType(
          try object.shortText("type"), conformsTo: try object.texts("conforms"),
          extensions: try object.texts("extensions")))
    }
  }
}
