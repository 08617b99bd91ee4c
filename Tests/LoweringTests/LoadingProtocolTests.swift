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
