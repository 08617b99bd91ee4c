/// The lines that the lowering adds after the client's last line.
struct FileTail {
  /// A selector and the number of its method's arguments.
  struct MethodSelector: Hashable {
    let name: String
    let argumentCount: Int
  }
  /// The function that replaces a `#selector`.
  enum SelectorFunction: Hashable {
    /// A name alone; with a base, its argument is the value that is the type.
    case name(String, hasBase: Bool)
    /// A method of a protocol, by a closure, as the labels are unknown.
    case protocolMethod([MethodSelector], String, hasBase: Bool)
    case method([MethodSelector], SelectedMember.FunctionTypes?, isInstance: Bool)
    /// A method on the main actor of a class that may be nonisolated, as a closure.
    case mainActorMethod([MethodSelector], SelectedMember.FunctionTypes?)
    case classMethod([MethodSelector], SelectedMember.FunctionTypes?)
    case getter(String, Receiver)
    case setter(String, Receiver)
  }
  /// The first argument of a function that replaces the `#selector` of an accessor.
  enum Receiver: String {
    case none = ""
    case object = "_: @autoclosure () -> T?, "
    case type = "_: T.Type, "
    /// A class by its name, whose objects or which itself has the member.
    case named = "_ t: T.Type, "
  }
  /// The first argument of a function for a member of a protocol, which is the protocol itself.
  private static let protocolArgument = "_: Any.Type?"

  /// Whether the lowered file has to import `TactusSelectors`.
  var needsRuntime = false
  /// Whether the lowered file has to import the protocol of errors that cast to `NSError`.
  var needsErrors = false
  /// Whether one of these errors may be a public type.
  var hasPublicErrors = false
  /// Whether the lowered file has to import Core Foundation itself, for a subclass of a class with
  /// properties of its types.
  var needsSystemTypes = false
  /// The line of the code that is being lowered, to which the added lines are mapped.
  var origin = 0
  private let isSwift6: Bool
  /// The name of the type of selectors, with its module if the client has another type of that
  /// name.
  let selectorType: String
  /// The end of the names that other files can see.
  private let suffix: String
  private var imports: [String] = []
  private var lines: AddedLines
  private var selectorFunctions: [SelectorFunction: String] = [:]
  private var aliases: [String: String] = [:]
  private var presences: [String: String] = [:]
  private var plainSubclasses: [String: String] = [:]
  /// The calls that register the methods of types outside of conditions, in one function.
  private var registrations: [String] = []
  private var registeredCounts: Set<Int> = []
  private var mainActorCounts: Set<Int> = []
  private var registrationCount = 0
  private var count = 0
  /// The words of the source that begin with an underscore.
  private lazy var words = Set(
    source.utf8.split { byte in
      !(byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte >= 0x30 && byte <= 0x39 || byte == 0x5f)
    }.lazy.filter { $0.first == 0x5f }.map(Substring.init))
  private let source: String

  init(_ source: LoweringSource, isSwift6: Bool, selectorType: String) {
    (self.isSwift6, self.selectorType) = (isSwift6, selectorType)
    self.source = source.text
    // Names that other files can see contain a hash of the file's path.
    lines = AddedLines(path: source.path)
    let hash = source.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    suffix = String(hash, radix: 36)
  }

  /// Adds a line, inside the `#if` conditions of the code that needs it.
  mutating func add(_ line: String, _ conditions: [String]) {
    if line.hasPrefix("import ") {
      let line = under(conditions, line)
      if !imports.contains(line) { imports.append(line) }
    } else {
      lines.add(line, origin: origin, conditions)
    }
  }

  /// Adds declarations of several lines, which count as the lines of the client from the origin on.
  mutating func addBlock(_ text: String, _ conditions: [String]) {
    lines.addBlock(text, origin: origin, conditions)
  }

  /// Returns the name of the function that replaces a `#selector`, and adds the function if it is
  /// new.
  mutating func selectorFunction(_ function: SelectorFunction) -> String {
    if let name = selectorFunctions[function] { return name }
    let name = shortName("_t")
    selectorFunctions[function] = name
    for text in texts(of: function, named: name) { lines.add(text, origin: origin, []) }
    return name
  }

  /// Returns a short alias of a type.
  mutating func alias(of type: String, _ conditions: [String]) -> String {
    if let name = aliases[type] { return name }
    let name = shortName("_c")
    aliases[type] = name
    add("fileprivate typealias \(name) = \(type)", conditions)
    return name
  }

  /// Returns a short name of a function whose result is unwrapped where the code needs a value.
  mutating func unwrapper() -> String {
    if let name = aliases["T!"] { return name }
    let name = shortName("_i")
    aliases["T!"] = name
    add("fileprivate func \(name)<T>(_ v: T?) -> T! { v }", [])
    return name
  }

  /// Returns the name of a new subclass with a member.
  ///
  /// - Parameters:
  ///   - superclasses: The superclass, and protocols.
  ///   - member: The declaration of the member.
  ///   - conditions: The `#if` conditions.
  mutating func subclass(of superclasses: String, _ member: String, _ conditions: [String])
    -> String
  {
    let name = shortName("_i")
    add("fileprivate final class \(name): \(superclasses) { \(member) }", conditions)
    return name
  }

  /// Returns the name of a subclass that the file declares once for each superclass.
  ///
  /// - Parameters:
  ///   - type: The superclass, and the protocols that the subclass adopts.
  ///   - conditions: The conditions in which it is declared.
  ///   - member: The members, which depend on the type alone.
  mutating func plainSubclass(
    of type: String, _ conditions: [String], member: String = ""
  ) -> String {
    if let name = plainSubclasses[type] { return name }
    let name = subclass(of: type, member, conditions)
    plainSubclasses[type] = name
    return name
  }

  /// Returns a short name for the presence of an optional member.
  mutating func presence(of entry: FileInterface.OptionalMember, _ conditions: [String]) -> String {
    let key = entry.owner + "." + entry.name
    if let name = presences[key] { return name }
    let name = shortName("_h")
    presences[key] = name
    add(
      "extension \(entry.owner) { fileprivate \(entry.isStatic ? "static " : "")var \(name): Bool "
        + "{ \(entry.presence) } }", conditions
    )
    return name
  }

  /// Returns a short name for an optional method as a value, which is nil if it is not implemented.
  mutating func value(of entry: FileInterface.OptionalMember, _ conditions: [String]) -> String {
    let key = entry.owner + "." + entry.name + " value"
    if let name = presences[key] { return name }
    let name = shortName("_v")
    presences[key] = name
    let labels = entry.name.dropFirst(entry.baseName.count + 1).dropLast().split(separator: ":")
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0)" }
    let call =
      "\(entry.callEffects)self.\(entry.baseName)(\(arguments.joined(separator: ", ")))"
      + (entry.valueType.hasSuffix("?") ? "" : "!")
    add(
      "extension \(entry.owner) { fileprivate \(entry.isStatic ? "static " : "")"
        + "var \(name): (\(entry.valueType))? "
        + "{ \(entry.presence) ? { \(call) } : nil } }", conditions)
    return name
  }

  /// Returns the name of a new function that registers the methods of a type.
  mutating func nextRegistration() -> String {
    registrationCount += 1
    return "_tactusKnow_\(suffix)_\(registrationCount)"
  }

  /// Returns the statement that registers a method.
  ///
  /// - Parameter isOnMainActor: Whether it is a closure for a method on the main actor.
  mutating func registration(
    of method: String, _ name: String, argumentCount: Int, isOnMainActor: Bool
  ) -> String {
    if isOnMainActor {
      mainActorCounts.insert(argumentCount)
      return "_tactusMain\(argumentCount)(\"\(name)\", \(method))"
    }
    registeredCounts.insert(argumentCount)
    return "_tactusKnow\(argumentCount)(\"\(name)\", \(method))"
  }

  /// Adds code that registers the methods of a type before `main`.
  mutating func register(_ declaration: String, _ function: String, _ conditions: [String]) {
    lines.add(declaration, origin: origin, conditions)
    if conditions.isEmpty {
      registrations.append("\(function)()")
    } else {
      addLoad("\(function)()", origin: origin, conditions)
    }
  }

  /// Adds code that registers methods of a generic class for all of its specializations.
  mutating func register(_ methods: [SharedMethod], of type: String, _ conditions: [String]) {
    let kind = "_tactusKind_\(suffix)_\(registrationCount + 1)"
    let requirements = methods.map(\.requirement).joined(separator: "; ")
    lines.add(
      "fileprivate protocol \(kind): AnyObject { \(requirements) }; "
        + "extension \(type): \(kind) {}", origin: origin, conditions)
    let calls = methods.map {
      "\(selectorType).register(\"\($0.selector)\", of: { $0 as? any \(kind) }, \($0.call))"
    }
    addLoad(calls.joined(separator: "; "), origin: origin, conditions)
  }

  /// The lines; empty if there are none.
  var text: String {
    var added = self
    for count in registeredCounts.sorted() {
      let name = MethodSelector(name: "", argumentCount: count)
      added.addForFile(
        methods(name, nil, isInstance: false, named: "_tactusKnow\(count)", isNamed: true))
    }
    for count in mainActorCounts.sorted() {
      let name = MethodSelector(name: "", argumentCount: count)
      added.addForFile(
        methods(
          name, nil, isInstance: false, named: "_tactusMain\(count)", isNamed: true,
          isOnMainActor: true))
    }
    if !registrations.isEmpty {
      added.addLoad(registrations.joined(separator: "; "), origin: 0, [])
    }
    var imports = imports
    if needsSystemTypes { imports.insert("import struct CoreFoundation.CFSwappedFloat32", at: 0) }
    if needsErrors {
      // Where imports are internal by default, a conformance of a public type needs a public one.
      let access = hasPublicErrors ? "public " : ""
      imports.insert("\(access)import protocol TactusFoundation._BridgedError", at: 0)
    }
    if needsRuntime { imports.insert("import TactusSelectors", at: 0) }
    return imports.map { $0 + "\n" }.joined() + added.lines.text
  }

  // MARK: Internals

  /// Adds declarations that serve the whole file.
  private mutating func addForFile(_ declarations: [String]) {
    for declaration in declarations { lines.add(declaration, origin: 0, []) }
  }

  /// Adds a function that is called before `main`.
  private mutating func addLoad(_ statements: String, origin: Int, _ conditions: [String]) {
    registrationCount += 1
    let suffix = "\(suffix)_\(registrationCount)"
    // Deprecated declarations may use deprecated names without a warning.
    lines.add(
      "@available(*, deprecated) nonisolated private func _tactusLoad_\(suffix)() "
        + "{ MainActor.assumeIsolated { \(statements) } }", origin: origin, conditions)
    lines.add(
      "@available(*, deprecated) nonisolated private enum _Load_\(suffix) "
        + "{ @section(\".init_array\") @used static let load: @convention(c) () -> Void = "
        + "_tactusLoad_\(suffix) }", origin: origin, conditions)
  }

  private func texts(of function: SelectorFunction, named name: String) -> [String] {
    let begin = "@preconcurrency fileprivate func \(name)"
    switch function {
    case .name(let selector, let hasBase):
      let base = hasBase ? Self.protocolArgument : ""
      return [
        "fileprivate func \(name)(\(base)) -> \(selectorType) { \(selectorType)(\"\(selector)\") }"
      ]
    case .protocolMethod(let names, let type, let hasBase):
      return names.map { protocolMethod($0, of: type, hasBase: hasBase, named: name) }
    case .method(let names, let types, let isInstance):
      return names.flatMap {
        methods($0, types, isInstance: isInstance, named: name, isNamed: false)
      }
    case .mainActorMethod(let names, let types):
      return names.flatMap {
        methods(
          $0, types, isInstance: false, named: name, isNamed: false, isOnMainActor: true)
      }
    case .classMethod(let names, let types):
      return names.map { classMethod($0, types, begin) }
    case .getter(let selector, let receiver):
      func getter(_ start: String, of type: String, _ object: String) -> String {
        "\(start)<T: AnyObject, R>(\(receiver.rawValue)_ m: @escaping @MainActor (\(type)) -> R) "
          + "-> \(selectorType) { "
          + "\(selectorType)(\"\(selector)\", calling: { (\(object)) in { m(t) } }) }"
      }
      let ofObject = getter(begin, of: "T", "t: T")
      guard receiver == .named else { return [ofObject] }
      return [
        ofObject, getter("@_disfavoredOverload " + begin, of: "T.Type", "_: _ClassObject"),
      ]
    case .setter(let selector, let receiver):
      return [
        "\(begin)<T: AnyObject, V>(\(receiver.rawValue)_ m: @escaping @MainActor (T, V) -> Void) -> \(selectorType) { "
          + "\(selectorType)(\"\(selector)\", calling: { (t: T) in { (v: V) in m(t, v) } }) }"
      ]
    }
  }

  /// Returns the declarations of a selector function; in Swift 6 mode nonisolated methods need a
  /// form of their own.
  private func methods(
    _ selector: MethodSelector, _ types: SelectedMember.FunctionTypes?, isInstance: Bool,
    named name: String, isNamed: Bool, isOnMainActor: Bool = false
  ) -> [String] {
    let letters = ["A", "B", "C", "D", "E"].prefix(selector.argumentCount)
    let parameters = (types?.parameters ?? Array(letters)).joined(separator: ", ")
    let result = types?.result ?? "R"
    let generics = types == nil ? letters.map { ", " + $0 }.joined() + ", R" : ""
    let first =
      (isNamed ? "_ n: String, " : "") + (isInstance ? "_: @autoclosure () -> T?, " : "")
    let word = isNamed ? "n" : "\"\(selector.name)\""
    func function(_ attributes: String, _ actor: String, _ label: String) -> String {
      let begin = "\(attributes)fileprivate func \(name)<T: AnyObject\(generics)>(\(first)"
      let method = "_ m: @escaping \(actor)(T) -> \(actor)(\(parameters)) -> \(result))"
      let call = "\(selectorType)(\(word), \(label): m)"
      return begin + method + (isNamed ? " { _ = \(call) }" : " -> \(selectorType) { \(call) }")
    }
    if isOnMainActor { return [function("", "@MainActor ", "calling")] }
    guard isSwift6 else { return [function("@preconcurrency ", "@MainActor ", "calling")] }
    return [
      function("", "", "callingAnywhere"),
      function("@_disfavoredOverload ", "@MainActor ", "calling"),
    ]
  }

  /// Returns the declaration of a function that returns the selector of a protocol's method.
  private func protocolMethod(
    _ selector: MethodSelector, of type: String, hasBase: Bool, named name: String
  ) -> String {
    let letters = ["A", "B", "C", "D", "E"].prefix(selector.argumentCount)
    let base = hasBase ? Self.protocolArgument + ", " : ""
    let method = "(any \(type)) -> (\(letters.joined(separator: ", "))) -> R"
    let generics = (letters + ["R"]).joined(separator: ", ")
    return "fileprivate func \(name)<\(generics)>(\(base)_: \(method)) "
      + "-> \(selectorType) { \(selectorType)(\"\(selector.name)\") }"
  }

  /// Returns the declaration of a function that returns the selector of a class method.
  private func classMethod(
    _ selector: MethodSelector, _ types: SelectedMember.FunctionTypes?, _ begin: String
  ) -> String {
    let letters = ["A", "B", "C", "D", "E"].prefix(selector.argumentCount)
    let parameters = types?.parameters ?? Array(letters)
    let generics = types == nil ? "<" + (letters + ["R"]).joined(separator: ", ") + ">" : ""
    let names = letters.map { $0.lowercased() }
    let takes = zip(names, parameters).map { "\($0): \($1)" }.joined(separator: ", ")
    let method = "@MainActor (\(parameters.joined(separator: ", "))) -> \(types?.result ?? "R")"
    return "\(begin)\(generics)(_ m: @escaping \(method)) -> \(selectorType) { "
      + "\(selectorType)(\"\(selector.name)\", calling: { (_: _ClassObject) in "
      + "{ (\(takes)) in m(\(names.joined(separator: ", "))) } }) }"
  }

  /// Returns a short name that does not occur in the file.
  private mutating func shortName(_ prefix: String) -> String {
    repeat {
      count += 1
      let name = prefix + digits(count - 1)
      if !words.contains(name[...]) { return name }
    } while true
  }

  private func digits(_ number: Int) -> String {
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let last = String(letters[number % 62])
    return number < 62 ? last : digits(number / 62 - 1) + last
  }

  private func under(_ conditions: [String], _ text: String) -> String {
    conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
  }
}
