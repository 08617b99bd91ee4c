import Foundation
import TestSupport
import Testing

/// Tests that methods with completion handlers have asynchronous forms, as Swift imports them from
/// Apple's frameworks.
@Suite struct AsynchronousFormTests {
  /// The methods without such a form, each with the reason.
  private static let exceptions: [String: String] = {
    let file = SharedFolder.project.appending(path: "Data/HandlersOnly.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0.count > 1 ? $0[1] : "") })
  }()

  @Test("A method with a completion handler has an asynchronous form, or is listed with a reason")
  func forms() throws {
    let folders = ["Sources/Foundation", "Sources/Frameworks", "Sources/Screen/QuartzCore"]
    var forms = MethodForms()
    for file in try SourceFile.all(in: folders) { forms.add(file) }
    #expect(forms.handling.count > 300)
    let found = Set(forms.handlersOnly)
    let listed = Set(Self.exceptions.keys)
    #expect(found.subtracting(listed).sorted() == [], "Add the form, or list a reason.")
    #expect(listed.subtracting(found).sorted() == [], "Remove these exceptions.")
    #expect(Self.exceptions.allSatisfy { !$0.value.isEmpty })
  }

  @Test("The reader of forms compares types, names and labels")
  func reader() {
    let text = """
      public protocol Fetcher {
        func fetch(from place: URL, completionHandler: @escaping (Data?, Error?) -> Void)
      }
      open class Store {
        nonisolated(nonsending) open func load(
          at index: Int
        ) async throws -> Data { Data() }
        open func load(at index: Int, completion: ((Data) -> Void)? = nil) {}
        open func load(from page: Int, completion: ((Data) -> Void)? = nil) {}
        open class func getState(_ completion: @escaping (Int) -> Void) {}
        open class func state() async -> Int { 0 }
        public func send(
          _ data: Data,
          withCompletionHandler completion: @escaping @Sendable ((any Error)?) -> Void
        ) {}
        public func sort(by areInOrder: (Int, Int) -> Void) {}
        public func begin(completion: () -> Void) -> Progress { Progress() }
        func hide(completion: () -> Void) {}
      }
      """
    var forms = MethodForms()
    forms.add(
      SourceFile(
        path: "a.swift", lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
    #expect(
      forms.handlersOnly == ["Fetcher.fetch(from:)", "Store.load(from:)", "Store.send(_:)"])
  }
}
