import TactusLowering
import Testing

/// Tests subclasses of `URLProtocol`.
@Suite struct LoadingProtocolTests {
  private func lower(_ member: String, of parent: String = "URLProtocol") -> String {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation"]
    let begin = "class Stub: \(parent) {\n  "
    let text = Lowering(options).lower([
      LoweringSource(path: "a.swift", text: begin + member + "\n}\n")
    ])[0].text
    return String(text.dropFirst(begin.utf8.count).prefix { $0 != "\n" })
  }

  private static let labels =
    "cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) { f() }"

  @Test(
    "Its initializers are required, and its task can be set",
    arguments: [
      (
        "override init(request: URLRequest, \(labels)",
        "required init(request: URLRequest, \(labels)"
      ),
      ("init(task: URLSessionTask, \(labels)", "required init(task: URLSessionTask, \(labels)"),
      (
        "public init(task: URLSessionTask, \(labels)",
        "required public init(task: URLSessionTask, \(labels)"
      ),
      (
        "override var task: URLSessionTask? { own }",
        "override var task: URLSessionTask? { get { own } set { super.task = newValue } }"
      ),
      (
        "override var task: URLSessionTask? { get { own } }",
        "override var task: URLSessionTask? { get { own }  set { super.task = newValue } }"
      ),
    ])
  func lowered(member: String, expected: String) { #expect(lower(member) == expected) }

  @Test(
    "In Swift 6 it is sendable",
    arguments: [
      ("class A: URLProtocol {}", ", @unchecked Sendable"),
      ("final class A: URLProtocol, B {}", ", @unchecked Sendable"),
      ("class A: URLProtocol, @unchecked Sendable {}", ""),
      ("@MainActor class A: URLProtocol {}", ""), ("class A: Other {}", ""),
      ("class A: URLProtocol {}; extension A: @unchecked Sendable {}", ""),
    ])
  func sendable(text: String, added: String) {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation"]
    options.languageVersion = .mode("6")
    let source = LoweringSource(path: "a.swift", text: text + "\n")
    let place = text.firstRange(of: " {")?.lowerBound ?? text.endIndex
    let expected = text[..<place] + added + text[place...] + "\n"
    #expect(Lowering(options).lower([source])[0].text == expected)
    options.languageVersion = .mode("5")
    #expect(Lowering(options).lower([source])[0].text == text + "\n")
  }

  @Test(
    "Other members stay as they are",
    arguments: [
      "required init(request: URLRequest, \(labels)", "init(name: String) { f() }",
      "override var task: URLSessionTask? { get { own } set { own = newValue } }",
      "override func startLoading() { f() }",
    ])
  func others(member: String) {
    #expect(lower(member) == member)
    let task = "override var task: URLSessionTask? { own }"
    #expect(lower(task, of: "Other") == task)
  }
}
