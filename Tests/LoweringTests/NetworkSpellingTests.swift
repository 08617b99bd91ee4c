import TactusLowering
import Testing

/// Tests spellings of requests, responses and sessions that an iPhone's compiler accepts.
@Suite struct NetworkSpellingTests {
  private func lowered(_ texts: [String]) -> [String] {
    var options = LoweringOptions()
    options.modules = ["TactusSelectors", "TactusFoundation", "UIKit"]
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    let files = Lowering(options).lower(sources)
    #expect(files.flatMap(\.diagnostics).isEmpty)
    return files.map(\.text)
  }

  @Test(
    "Header fields of requests and URLs of resources are those of an iPhone",
    arguments: [
      ("request.allHTTPHeaderFields?[a] = b", "request._allHTTPHeaderFields?[a] = b"),
      (
        "let a = URLRequest(url: u).allHTTPHeaderFields",
        "let a = URLRequest(url: u)._allHTTPHeaderFields"
      ),
      (
        "let a = Key.allHTTPHeaderFields; let b = S.Key.allHTTPHeaderFields",
        "let a = Key.allHTTPHeaderFields; let b = S.Key.allHTTPHeaderFields"
      ),
      (
        "extension URLRequest { mutating func f() { allHTTPHeaderFields = nil } }",
        "extension URLRequest { mutating func f() { _allHTTPHeaderFields = nil } }"
      ),
      (
        "struct S { var allHTTPHeaderFields = 1 }; let a = S().allHTTPHeaderFields",
        "struct S { var allHTTPHeaderFields = 1 }; let a = S().allHTTPHeaderFields"
      ),
      (
        "protocol P { var allHTTPHeaderFields: Int { get } }; let a = (b as P).allHTTPHeaderFields",
        "protocol P { var allHTTPHeaderFields: Int { get } }; let a = (b as P).allHTTPHeaderFields"
      ),
      (
        """
        protocol P { var allHTTPHeaderFields: Int { get } }
        func f(r: URLRequest) { _ = r.allHTTPHeaderFields }
        """,
        """
        protocol P { var allHTTPHeaderFields: Int { get } }
        func f(r: URLRequest) { _ = r._allHTTPHeaderFields }
        """
      ),
      (
        "func f(_ r: inout URLRequest) { r.setValue(a, forHTTPHeaderField: b) }",
        "func f(_ r: inout URLRequest) { r._setValue(a, forHTTPHeaderField: b) }"
      ),
      (
        "extension URLRequest { mutating func f() { addValue(a, forHTTPHeaderField: b) } }",
        "extension URLRequest { mutating func f() { _addValue(a, forHTTPHeaderField: b) } }"
      ),
      (
        "func f() { var r = URLRequest(url: u); r.addValue(a, forHTTPHeaderField: b) }",
        "func f() { var r = URLRequest(url: u); r._addValue(a, forHTTPHeaderField: b) }"
      ),
      (
        "func f(_ r: Request) { r.setValue(a, forHTTPHeaderField: b) }",
        "func f(_ r: Request) { r.setValue(a, forHTTPHeaderField: b) }"
      ),
      (
        "extension URLRequest { mutating func f() { setValue(a, forHTTPHeaderField: .type) } }",
        "extension URLRequest { mutating func f() { _setValue(a, forHTTPHeaderField: .type) } }"
      ),
      (
        "extension URLRequest { mutating func setValue(_ v: String?, forHTTPHeaderField f: H) {}; "
          + "mutating func f() { setValue(a, forHTTPHeaderField: .b); "
          + "setValue(a, forHTTPHeaderField: k.rawValue) } }",
        "extension URLRequest { mutating func setValue(_ v: String?, forHTTPHeaderField f: H) {}; "
          + "mutating func f() { setValue(a, forHTTPHeaderField: .b); "
          + "_setValue(a, forHTTPHeaderField: k.rawValue) } }"
      ),
      ("request.setValue(a, forKey: b)", "request.setValue(a, forKey: b)"),
      (
        "extension Bundle { func f() { urls(forResourcesWithExtension: e, subdirectory: nil) } }",
        "extension Bundle { func f() { _urls(forResourcesWithExtension: e, subdirectory: nil) } }"
      ),
      (
        "let a = bundle.urls(forResourcesWithExtension: e, subdirectory: nil)",
        "let a = bundle._urls(forResourcesWithExtension: e, subdirectory: nil)"
      ),
    ])
  func phoneMembers(text: String, expected: String) {
    #expect(lowered([text + "\n"])[0] == expected + "\n")
  }

  @Test(
    "Networking.NW78. Header fields of responses keep their names",
    arguments: [
      (
        "let a = HTTPURLResponse(url: u, statusCode: 200, httpVersion: nil, headerFields: h)!",
        "let a = HTTPURLResponse._make(url: u, statusCode: 200, httpVersion: nil, headerFields: h)!"
      ),
      (
        "let a = HTTPURLResponse.init(url: u, statusCode: 1, httpVersion: v, headerFields: h())",
        "let a = HTTPURLResponse._make(url: u, statusCode: 1, httpVersion: v, headerFields: h())"
      ),
      (
        "let a = HTTPURLResponse(url: u, statusCode: 200, httpVersion: nil, headerFields: nil)",
        "let a = HTTPURLResponse(url: u, statusCode: 200, httpVersion: nil, headerFields: nil)"
      ),
      (
        "class A: HTTPURLResponse { init() { "
          + "super.init(url: u, statusCode: 1, httpVersion: nil, headerFields: h)! } }",
        "class A: HTTPURLResponse { init() { "
          + "super.init(url: u, statusCode: 1, httpVersion: nil, headerFields: h)! } }"
      ),
      (
        "struct HTTPURLResponse {}; "
          + "let a = HTTPURLResponse(url: u, statusCode: 1, httpVersion: v, headerFields: h)",
        "struct HTTPURLResponse {}; "
          + "let a = HTTPURLResponse(url: u, statusCode: 1, httpVersion: v, headerFields: h)"
      ),
    ])
  func responses(text: String, expected: String) {
    #expect(lowered([text + "\n"])[0] == expected + "\n")
  }

  @Test(
    "A subclass of URLSession has an initializer without arguments",
    arguments: [
      (
        "class M: URLSession { var n = 1 }",
        "class M: URLSession { var n = 1 ; convenience init() { self.init(configuration: .default) } }"
      ),
      (
        "class M: URLSession { override init() {} }",
        "class M: URLSession {          init() {super.init(configuration: .default) } }"
      ),
      (
        "class M: URLSession { override init() { super.init() } }",
        "class M: URLSession {          init() { super.init(configuration: .default) } }"
      ),
      (
        "class M: URLSession { init(a: Int) { f() } }",
        "class M: URLSession { init(a: Int) { f() } }"
      ),
      ("class M: NSObject { var n = 1 }", "class M: NSObject { var n = 1 }"),
    ])
  func sessions(text: String, expected: String) {
    #expect(lowered([text + "\n"])[0] == expected + "\n")
  }
}
