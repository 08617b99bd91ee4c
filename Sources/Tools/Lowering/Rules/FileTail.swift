/// What a lowered file has after the client's last line.
struct FileTail {
  /// A selector, and how many arguments its method takes.
  struct SelectorName: Hashable {
    let name: String
    let argumentCount: Int
  }
  /// What a `#selector` calls.
  enum Helper: Hashable {
    case name(String)
    case method([SelectorName], SelectedMember.FunctionTypes?, isInstance: Bool)
    case getter(String, Bool)
    case setter(String, Bool)
  }

  /// Whether the file needs the room that calls by name.
  var needsRuntime = false
  private let isSwift6: Bool
  private let file: String
  private var lines: [String] = []
  private var helpers: [Helper: String] = [:]
  private var aliases: [String: String] = [:]
  private var presences: [String: String] = [:]
  private var registrations: [String] = []
  private var registeredCounts: Set<Int> = []
  private var registrationCount = 0
  private var count = 0
  private let source: String

  init(_ source: LoweringSource, isSwift6: Bool) {
    self.isSwift6 = isSwift6
    self.source = source.text
    // Names that other files may see have the file's own mark in them.
    let hash = source.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    file = String(hash, radix: 36)
  }

  /// Adds a line; under the `#if` that surround what it is for.
  mutating func add(_ line: String, _ conditions: [String]) {
    lines.append(under(conditions, line))
  }

  /// The function that a `#selector` calls.
  mutating func helper(_ helper: Helper) -> String {
    if let name = helpers[helper] { return name }
    let name = shortName("_t")
    helpers[helper] = name
    lines += texts(of: helper, named: name)
    return name
  }

  /// A name of four letters for a type.
  mutating func alias(of type: String, _ conditions: [String]) -> String {
    if let name = aliases[type] { return name }
    let name = shortName("_c")
    aliases[type] = name
    add("fileprivate typealias \(name) = \(type)", conditions)
    return name
  }

  /// A short name for whether an optional member is there.
  mutating func presence(of fact: FileFacts.Optional, _ conditions: [String]) -> String {
    let key = fact.owner + "." + fact.name
    if let name = presences[key] { return name }
    let name = shortName("_h")
    presences[key] = name
    add(
      "extension \(fact.owner) { fileprivate var \(name): Bool { \(fact.presence) } }", conditions)
    return name
  }

  /// The name of a function that makes a type's methods known.
  mutating func nextRegistration() -> String {
    registrationCount += 1
    return "_tactusKnow_\(file)_\(registrationCount)"
  }

  /// The statement that makes a method known.
  mutating func registration(of method: String, _ name: String, argumentCount: Int) -> String {
    registeredCounts.insert(argumentCount)
    return "_tactusKnow\(argumentCount)(\"\(name)\", \(method))"
  }

  /// Has the methods of a type made known before the program begins.
  mutating func register(_ declaration: String, _ function: String, _ conditions: [String]) {
    registrationCount += 1
    let load = "_tactusLoad_\(file)_\(registrationCount)"
    let text = """
      \(declaration)
      @available(*, deprecated) private func \(load)() { MainActor.assumeIsolated { \(function)() } }
      @available(*, deprecated) private enum _Load_\(file)_\(registrationCount) { @section(".init_array") @used static let \
      load: @convention(c) () -> Void = \(load) }
      """
    registrations.append(under(conditions, text))
  }

  /// Has methods made known that every class has which a generic one makes.
  mutating func register(_ methods: [SharedMethod], of type: String, _ conditions: [String]) {
    registrationCount += 1
    let mark = "\(file)_\(registrationCount)"
    let (kind, load) = ("_tactusKind_\(mark)", "_tactusLoad_\(mark)")
    let requirements = methods.map(\.requirement).joined(separator: "; ")
    let calls = methods.map {
      "Selector.know(\"\($0.selector)\", of: { $0 as? any \(kind) }, \($0.call))"
    }.joined(separator: "; ")
    let text = """
      fileprivate protocol \(kind): AnyObject { \(requirements) }
      extension \(type): \(kind) {}
      private func \(load)() { MainActor.assumeIsolated { \(calls) } }
      private enum _Load_\(mark) { @section(".init_array") @used static let \
      load: @convention(c) () -> Void = \(load) }
      """
    registrations.append(under(conditions, text))
  }

  /// The lines, or nothing.
  var text: String {
    var all = lines
    for count in registeredCounts.sorted() {
      let name = SelectorName(name: "", argumentCount: count)
      all += methods(name, nil, isInstance: false, named: "_tactusKnow\(count)", isNamed: true)
    }
    all += registrations
    if needsRuntime { all.insert("import Selectors", at: 0) }
    return all.map { $0 + "\n" }.joined()
  }

  // MARK: Internals

  private func texts(of helper: Helper, named name: String) -> [String] {
    let begin = "@preconcurrency fileprivate func \(name)"
    switch helper {
    case .name(let selector):
      return ["fileprivate func \(name)() -> Selector { Selector(\"\(selector)\") }"]
    case .method(let names, let types, let isInstance):
      return names.flatMap {
        methods($0, types, isInstance: isInstance, named: name, isNamed: false)
      }
    case .getter(let selector, let isInstance):
      let object = isInstance ? "_: @autoclosure () -> T?, " : ""
      return [
        "\(begin)<T: AnyObject, R>(\(object)_ m: @escaping @MainActor (T) -> R) -> Selector { "
          + "Selector(\"\(selector)\", calling: { (t: T) in { m(t) } }) }"
      ]
    case .setter(let selector, let isInstance):
      let object = isInstance ? "_: @autoclosure () -> T?, " : ""
      return [
        "\(begin)<T: AnyObject, V>(\(object)_ m: @escaping @MainActor (T, V) -> Void) -> Selector { "
          + "Selector(\"\(selector)\", calling: { (t: T) in { (v: V) in m(t, v) } }) }"
      ]
    }
  }

  /// In Swift 6 mode a method that anybody may call is no main actor's method, and has its own form.
  private func methods(
    _ selector: SelectorName, _ types: SelectedMember.FunctionTypes?, isInstance: Bool,
    named name: String, isNamed: Bool
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
      let call = "Selector(\(word), \(label): m)"
      return begin + method + (isNamed ? " { _ = \(call) }" : " -> Selector { \(call) }")
    }
    guard isSwift6 else { return [function("@preconcurrency ", "@MainActor ", "calling")] }
    return [
      function("", "", "callingAnywhere"),
      function("@_disfavoredOverload ", "@MainActor ", "calling"),
    ]
  }

  /// A name that the file has no word like.
  private mutating func shortName(_ prefix: String) -> String {
    repeat {
      count += 1
      let name = prefix + digits(count - 1)
      if !source.contains(name) { return name }
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
