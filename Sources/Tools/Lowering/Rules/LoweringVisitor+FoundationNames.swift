import SwiftSyntax

extension LoweringVisitor {
  /// The types of Combine that Foundation has on an iPhone.
  private static let shared = [
    "ObservableObject": "import protocol Combine.ObservableObject",
    "Published": "import struct Combine.Published",
  ]

  /// The members that Foundation and the publishers have on an iPhone in each file that imports a
  /// module that imports Combine.
  private static let combined: Set<String> = ["DataTaskPublisher", "dataTaskPublisher", "sink"]

  /// An import that brings all members of Combine, with a type that the module does not declare.
  private var importOfCombine: String {
    interface.classes["AnyCancellable"] == nil
      ? "import class Combine.AnyCancellable"
      : "import protocol Combine.CustomCombineIdentifierConvertible"
  }

  /// The types that the toolchain's Foundation has as well as our own; an import of UIKit alone
  /// makes them ambiguous.
  private static let repeated: [(name: String, word: StaticString)] = [
    ("NSCache", "NSCache"), ("NSCacheDelegate", "NSCacheDelegate"),
    ("NSComparisonPredicate", "NSComparisonPredicate"), ("NSExpression", "NSExpression"),
    ("NSKeyedArchiver", "NSKeyedArchiver"), ("NSKeyedUnarchiver", "NSKeyedUnarchiver"),
    ("NSKeyedArchiverDelegate", "NSKeyedArchiverDelegate"),
    ("NSKeyedUnarchiverDelegate", "NSKeyedUnarchiverDelegate"),
    ("PersonNameComponentsFormatter", "PersonNameComponentsFormatter"),
  ]

  /// C's streams, which are variables on Linux: in Swift 6 code may not use them.
  static let streams = ["stderr", "stdin", "stdout"]

  /// The classes of Foundation with properties of Core Foundation's types, which the compiler has
  /// to know in order to compile a subclass.
  ///
  /// - Source: `swiftc` of Swift 6.3 for Linux, given a subclass of each. Confidence: measured.
  private static let withSystemTypes: Set<String> = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSDataDetector", "NSLock",
    "NSNumber", "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
  ]

  /// Imports Core Foundation itself for a subclass of a class that has properties of its types; the
  /// one imported name is that of an unused type.
  func importSuperclassParts(_ node: ClassDeclSyntax) {
    guard let name = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      options.modules?.contains("TactusFoundation") == true,
      Self.withSystemTypes.contains(interface.canonical(name)),
      !interface.ownClasses.contains(interface.canonical(name))
    else { return }
    tail.needsSystemTypes = true
  }

  /// The beginnings of the names of Security, which Foundation re-exports on an iPhone.
  private static let securityPrefixes = ["kSec", "errSec", "Sec"]

  /// Returns whether some names include one of Security's.
  private static func containSecurityNames(_ names: Set<String>) -> Bool {
    names.contains { name in
      securityPrefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    }
  }

  /// Returns whether a name is one of Core Graphics', which Foundation re-exports on an iPhone; the
  /// toolchain's Foundation has a few of them.
  private static func isDrawingName(_ name: String) -> Bool {
    let words: Set = ["CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge"]
    return name.hasPrefix("CG") && FrameworkTypes.names.contains(name) && !words.contains(name)
  }

  /// The beginnings of the names of UserNotifications, whose responses UIKit extends on an iPhone,
  /// so that it re-exports them.
  ///
  /// - Source: a public package that uses them without an import. Confidence: reported.
  private static let notificationPrefixes = [
    "UNAlertStyle", "UNAuthorization", "UNCalendarNotification", "UNError", "UNMutableNotification",
    "UNNotification", "UNPushNotification", "UNTextInputNotification", "UNTimeIntervalNotification",
    "UNUserNotificationCenter",
  ]

  /// Imports names that an iPhone's frameworks have, and ours have in another module: the types of
  /// Combine and Core Graphics that Foundation has, Core Graphics' PDF documents, the names of
  /// Security and of UserNotifications, the parser of XML, the display link's initializer, which
  /// UIKit has here, and the classes of Foundation that are our own.
  func importSharedNames(_ node: SourceFileSyntax) {
    let hasCombine =
      options.modules?.isSuperset(of: ["TactusFoundation", "Combine"]) == true
      && (source.text.mentions("ObservableObject") || source.text.mentions("Published")
        || source.text.mentions("dataTaskPublisher") || source.text.mentions("sink"))
    let hasLink =
      options.modules?.contains("UIKit") == true && source.text.mentions("CADisplayLink")
    let repeated =
      options.modules?.contains("TactusFoundation") == true
      ? Self.repeated.filter { source.text.mentions($0.word) } : []
    let hasSecurity =
      options.modules?.isSuperset(of: ["TactusFoundation", "Security"]) == true
      && (source.text.mentions("Sec") || source.text.mentions("serverTrust"))
    let hasParser =
      options.modules?.contains("TactusFoundation") == true && source.text.mentions("XMLParser")
    let hasStreams =
      (options.isSwift6 || !options.isPlain)
      && options.modules?.contains("TactusFoundation") == true && source.text.mentions("std")
    let hasDrawing =
      options.modules?.isSuperset(of: ["TactusFoundation", "CoreGraphics"]) == true
      && source.text.mentions("CG")
    let hasNotifications =
      options.modules?.isSuperset(of: ["UIKit", "UserNotifications"]) == true
      && source.text.mentions("UN")
    let hasPDF =
      options.modules?.isSuperset(of: ["CoreGraphics", "TactusPDFDocuments"]) == true
      && source.text.mentions("CGPDF")
    guard
      hasCombine || hasLink || hasSecurity || hasParser || hasStreams || hasNotifications
        || hasDrawing || hasPDF || !repeated.isEmpty
    else { return }
    var used: Set<String> = []
    var imported: Set<String> = []
    var before: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if before == .keyword(.import) { imported.insert(name) } else { used.insert(name) }
    }
    var imports: [String] = []
    if hasCombine, !imported.isEmpty, imported.isDisjoint(with: ["Combine", "SwiftUI"]) {
      imports += Self.shared.keys.sorted().filter(used.contains).compactMap { Self.shared[$0] }
      if !used.isDisjoint(with: Self.combined) { imports.append(importOfCombine) }
    }
    if hasLink, used.contains("CADisplayLink"), imported.contains("QuartzCore"),
      !imported.contains("UIKit")
    {
      imports.append("import class UIKit.CADisplayLink")
    }
    if hasSecurity, !imported.isEmpty, !imported.contains("Security"),
      used.contains("serverTrust") || Self.containSecurityNames(used)
    {
      imports.append("import Security")
    }
    if hasDrawing, imported.contains("Foundation"),
      imported.isDisjoint(with: ["CoreGraphics", "QuartzCore", "UIKit"]),
      used.contains(where: Self.isDrawingName)
    {
      imports.append("import CoreGraphics")
    }
    if hasPDF,
      !imported.isDisjoint(with: ["CoreGraphics", "CoreText", "Foundation", "QuartzCore"]),
      imported.isDisjoint(with: ["PDFKit", "UIKit"]),
      used.contains(where: { $0.hasPrefix("CGPDF") && FrameworkTypes.names.contains($0) })
    {
      imports.append("import TactusPDFDocuments")
    }
    if hasNotifications, !imported.contains("UserNotifications"),
      imported.contains("UIKit") || imported.contains(where: AppleModules.isMissing),
      used.contains(where: { name in Self.notificationPrefixes.contains { name.hasPrefix($0) } })
    {
      imports.append("import UserNotifications")
    }
    if hasParser, !imported.isEmpty, !interface.ownClasses.contains("XMLParser") {
      // On Linux the parser is in a module of its own, which a branch for Linux may import. Ours
      // has a method of an extension, which hides the one that a class of this module overrides.
      let hasOurs = options.modules?.contains("TactusXMLParsing") == true
      let isOverridden = interface.overriding["parse()"]?.isEmpty == false
      let module = hasOurs && !isOverridden ? "TactusXMLParsing" : "FoundationXML"
      if used.contains("XMLParser") || declaresParserMethods(used) {
        imports.append("import class \(module).XMLParser")
      }
      if used.contains("XMLParserDelegate") {
        imports.append("import protocol \(module).XMLParserDelegate")
      }
    }
    if hasStreams, !imported.isEmpty {
      imports += Self.streams.filter(used.contains).map { "import var TactusStandardStreams.\($0)" }
    }
    for (name, _) in repeated where !imported.isEmpty && used.contains(name) {
      guard !interface.ownClasses.contains(name) else { continue }
      let kind = name.hasSuffix("Delegate") ? "protocol" : "class"
      imports.append("import \(kind) TactusFoundationBase.\(name)")
    }
    if !imports.isEmpty { tail.add(imports.joined(separator: "; "), []) }
  }

  /// Returns whether a class that the file may declare gets methods of a parser's delegate.
  private func declaresParserMethods(_ used: Set<String>) -> Bool {
    used.contains("XMLParserDelegate")
      && interface.ownSubclasses.keys.contains { name in
        interface.optionalsForSubclasses(of: name).contains { $0.type.name == "XMLParserDelegate" }
      }
  }

  /// Lowers `ProcessInfo()`: on Linux only the shared object exists.
  func lowerProcessInfo(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil,
      options.modules?.contains("TactusFoundation") == true,
      !interface.ownClasses.contains("ProcessInfo")
    else { return }
    edits.replace(name.bytes.upperBound..<node.bytes.upperBound, with: ".processInfo")
  }

  /// Lowers `UserDefaults(suiteName: name)`: on Linux the domains that are not suites have
  /// defaults, too (ObjectiveC.UD7).
  func lowerSuiteName(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, node.arguments.first?.label?.text == "suiteName",
      ["UserDefaults", "UserDefaults.init"].contains(node.calledExpression.trimmedDescription),
      options.modules?.contains("TactusFoundation") == true,
      !interface.ownClasses.contains("UserDefaults")
    else { return }
    edits.replace(node.calledExpression.bytes, with: "_defaults")
  }

  /// Lowers `dlsym(handle, name)`: Darwin's handles have other numbers, and two symbols of `os` are
  /// objects (Logging.LO9).
  func lowerSymbolSearch(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "dlsym", node.arguments.count == 2,
      options.modules?.contains("TactusFoundation") == true
    else { return }
    edits.replace(name.bytes, with: "_dsym")
  }

  /// Lowers `NSMutableOrderedSet(array: list)` and `NSMutableOrderedSet(objects: …)`: on Linux the
  /// set keeps elements that the list has several times (ObjectiveC.FO65).
  func lowerOrderedSet(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "NSMutableOrderedSet", node.trailingClosure == nil,
      let label = node.arguments.first?.label?.text, ["array", "objects"].contains(label),
      node.arguments.dropFirst().allSatisfy({ $0.label == nil }),
      options.modules?.contains("TactusFoundation") == true
    else { return }
    edits.insert("._new", at: name.bytes.upperBound)
  }

  /// The classes of streams.
  private static let streamClasses: Set<String> = ["InputStream", "OutputStream", "Stream"]

  /// Lowers `stream.streamError`: on Linux it traps if there is no error.
  func lowerStreamError(_ node: DeclReferenceExprSyntax) {
    guard node.baseName.text == "streamError",
      options.modules?.contains("TactusFoundation") == true,
      !interface.hasProperty("streamError")
    else { return }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard let base = access.base, !base.is(SuperExprSyntax.self), !base.namesType else { return }
    } else if !Self.streamClasses.contains(type?.path ?? "") {
      return
    }
    edits.replace(node.baseName.bytes, with: "_streamError")
  }

  /// Lowers `bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil)`: on Linux the URLs
  /// are references.
  func lowerResourceURLs(_ node: FunctionCallExprSyntax) {
    guard node.arguments.first?.label?.text == "forResourcesWithExtension",
      options.modules?.contains("TactusFoundation") == true,
      let name = memberName(node.calledExpression, within: ["Bundle"]), name.text == "urls"
    else { return }
    edits.replace(name.bytes, with: "_urls")
  }

  /// Lowers `NSURL(string: "")! as URL` and `NSURL() as URL`: on an iPhone it is an empty URL,
  /// which no `NSURL` of Linux becomes.
  func lowerEmptyURL(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    let elements = Array(node.elements)
    for index in elements.indices.dropLast(2) {
      let forced = elements[index].as(ForceUnwrapExprSyntax.self)
      guard let call = (forced?.expression ?? elements[index]).as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        name.text == "NSURL", call.arguments.count < 2, call.trailingClosure == nil,
        let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        let type = elements[index + 2].as(TypeExprSyntax.self)?.type.trimmedDescription,
        !interface.ownClasses.contains("NSURL")
      else { continue }
      if call.arguments.isEmpty, forced == nil, type == "URL" {
        edits.replace(call.bytes, with: #"_nURL(string: "")!"#)
      } else if call.arguments.first?.label?.text == "string",
        type == (forced == nil ? "URL?" : "URL")
      {
        edits.replace(name.bytes, with: "_nURL")
      }
    }
  }
}
