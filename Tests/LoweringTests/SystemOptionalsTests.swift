import Foundation
import TactusLowering
import Testing

/// Tests the table of optional members that the frameworks implement by default.
@Suite struct SystemOptionalsTests {
  /// Writes the table anew with `TACTUS_REBASELINE=1 swift test -c release --filter
  /// SystemOptionalsTests`.
  @Test("The table nearly matches the frameworks' sources")
  func table() throws {
    let path = "/Sources/Tools/Lowering/Rules/SystemOptionals+Generated.swift"
    let file = TestFiles.project.path + path
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(TestFiles.similarity(Files.text(file) ?? "", text) > 0.9, "write it anew, as above")
    #expect(text.contains("scrollViewDidScroll") && text.contains("window"))
    #expect(text.contains("animationDidStart"))
  }

  @Test("Optional members of Foundation's protocols are called without a question mark")
  func foundation() {
    let text = "func f() { delegate?.urlSession?(s, task: t); d.parser!(p, found: x) }\n"
    let source = LoweringSource(path: "a.swift", text: text)
    #expect(
      Lowering().lower([source])[0].text
        == "func f() { delegate?.urlSession (s, task: t); d.parser (p, found: x) }\n")
  }

  @Test("A closure of a class or structure is not called as an optional method of its name")
  func closureOfStatedType() {
    let text = """
      func f(c: CFRunLoopSourceContext, m: Machine, d: UIScrollViewDelegate) {
        c.animationEnded?(true)
        (m as Machine).animationEnded?(true)
        d.scrollViewDidScroll?(v)
        x.animationEnded?(true)
      }
      class Machine {}

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("  c.animationEnded?(true)"), "\(lowered)")
    #expect(lowered.contains("(m as Machine).animationEnded?(true)"), "\(lowered)")
    #expect(lowered.contains("d.scrollViewDidScroll (v)"), "\(lowered)")
    #expect(lowered.contains("x.animationEnded (true)"), "\(lowered)")
  }

  @Test("A delegate that is declared with a class has closures")
  func closureOfDelegate() {
    let text = """
      class Reports { var scrollViewDidScroll: ((UIScrollView) -> Void)? }
      extension UIScrollView { var scrollDelegate: Reports? { nil } }
      func f(v: UIScrollView) {
        v.scrollDelegate?.scrollViewDidScroll?(v)
        v.delegate?.scrollViewDidScroll?(v)
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("  v.scrollDelegate?.scrollViewDidScroll?(v)\n"), "\(lowered)")
    #expect(lowered.contains("  v.delegate?.scrollViewDidScroll (v)\n"), "\(lowered)")
  }

  @Test("Optional methods of Core Animation's delegates are called without a question mark")
  func layers() {
    let text = """
      func f(e: Emitter<CAAnimationDelegate>, l: CALayer, b: Button) {
        e.invoke { $0.animationDidStart?(a) }
        let action = l.delegate?.action?(for: l, forKey: "k") ?? l.action(forKey: "k")
        l.delegate?.display?(l)
        b.action?(b)
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("$0.animationDidStart (a)"), "\(lowered)")
    #expect(lowered.contains("l.delegate?.action (for: l, forKey: \"k\") ??"), "\(lowered)")
    #expect(lowered.contains("l.delegate?.display (l)"), "\(lowered)")
    #expect(lowered.contains("b.action?(b)"), "\(lowered)")
  }

  @Test("A closure of custom content that is unwrapped twice comes from a property optional twice")
  func closureOfContent() {
    let text = """
      func f(p: any AXCustomContentProvider) {
        if let outer = p.accessibilityCustomContentBlock, let block = outer, let all = block() {
          print(all)
        }
        if let block = p.accessibilityCustomContentBlock, let all = block() { print(all) }
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("let outer = p._outerCustomContentBlock "), "\(lowered)")
    #expect(lowered.contains("let block = p.accessibilityCustomContentBlock, let"), "\(lowered)")
  }

  @Test("A selector of a method of a protocol of Foundation is its name only")
  func foundationSelector() {
    let text = """
      let s = #selector(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:))

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    let name = "urlSession:task:didCompleteWithError:"
    #expect(lowered.contains("_t0() -> Selector { Selector(\"\(name)\") }"), "\(lowered)")
  }

  @Test("A selector of a protocol's method without labels has those of the protocol")
  func labels() {
    let text = """
      let a = #selector(UIScrollViewDelegate.viewForZooming)
      let b = #selector(UITableViewDelegate.scrollViewDidEndDragging)
      let c = #selector(URLSessionDelegate.urlSessionDidFinishEvents)
      func f(_ kind: UIResponderStandardEditActions.Protocol, _ other: (any PortDelegate).Type?) {
        let actions = UIResponderStandardEditActions.self
        g(#selector(actions.pasteAndGo), #selector(kind.copy), #selector(other?.handle))
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    for name in ["viewForZoomingIn:", "scrollViewDidEndDragging:willDecelerate:"] {
      #expect(lowered.contains("() -> Selector { Selector(\"\(name)\") }"), "\(lowered)")
    }
    #expect(lowered.contains("let c = _t2{$0.urlSessionDidFinishEvents}"), "\(lowered)")
    #expect(
      lowered.contains(
        "_t2<A, B, R>(_: (any URLSessionDelegate) -> (A, B) -> R) -> Selector "
          + "{ Selector(\"urlSessionDidFinishEvents::\") }"), "\(lowered)")
    #expect(lowered.contains("g(_t3(actions)"), "\(lowered)")
    let base = "(_: Any.Type?) -> Selector "
    #expect(lowered.contains("_t3\(base){ Selector(\"pasteAndGo:\") }"), "\(lowered)")
    #expect(lowered.contains("_t4(kind)") && lowered.contains("_t5(other){$0.handle}"))
  }

  @Test("A method with a completion handler is registered with a function that escapes")
  func handler() {
    let text = """
      class Log: NSObject, URLSessionTaskDelegate {
        func urlSession(_ s: URLSession, done: @escaping @Sendable (Int) -> Void) {}
        func urlSession(_ s: URLSession, each: () -> Void, tag: Int) {}
        func knows(_ s: Selector) -> Bool { responds(to: s) }
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("a1: @escaping @Sendable (Int) -> Void) in"), "\(lowered)")
    #expect(lowered.contains("a1: @escaping () -> Void, a2: Int) in"), "\(lowered)")
  }

  private static func text() throws -> String {
    var required: [String: Set<String>] = [:]
    var fulfilled: [String: Set<String>] = [:]
    let folders = ["Foundation", "Frameworks", "Screen"].map {
      TestFiles.project.path + "/Sources/" + $0
    }
    // Combine's protocols and these of VisionKit are Swift's own, without optional members.
    let own = ["/Foundation/Combine/", "/VisionKit/Interaction/", "/VisionKit/Scanner/"]
    for path in folders.flatMap(TestFiles.swiftFiles) where !own.contains(where: path.contains) {
      let source = Files.text(path) ?? ""
      for match in source.matches(of: /(?s)public protocol (\w+)[^{]*\{\n(.*?)\n\}/) {
        required[String(match.1), default: []].formUnion(members(String(match.2)))
      }
      for match in source.matches(of: /(?s)extension (\w+)[^{]*\{\n(.*?)\n\}/) {
        fulfilled[String(match.1), default: []].formUnion(members(String(match.2)))
      }
    }
    let optional = required.flatMap { name, members in
      members.intersection(fulfilled[name] ?? [])
    }
    let methods = optional.filter { $0.hasPrefix("func ") }.map { $0.dropFirst(5) }
    let properties = optional.filter { $0.hasPrefix("var ") }.map { $0.dropFirst(4) }
    return """
      // swift-format-ignore-file
      // Made by SystemOptionalsTests from Foundation, Frameworks and Screen in Sources.

      extension SystemOptionals {
        static let generatedNames = [
      \(rows(methods.map(String.init)))
        ]
        static let generatedProperties = [
      \(rows(properties.map(String.init)))
        ]
        static let generatedProtocols = [
      \(rows(Array(required.keys)))
        ]
      }

      """
  }

  private static func members(_ body: String) -> [String] {
    body.matches(of: /(?m)^ +(?:@\w+ )*(?:public )?(?:static )?(func|var) (\w+)/)
      .map { "\($0.1) \($0.2)" }
  }

  private static func rows(_ names: [String]) -> String {
    // Key-value observing is for lowered sources only.
    Set(names).filter { !$0.hasPrefix("_kv") && !$0.hasPrefix("_KV") }.sorted().map {
      "    \"\($0)\","
    }.joined(separator: "\n")
  }
}
