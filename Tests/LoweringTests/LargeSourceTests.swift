import TactusLowering
import Testing

/// Tests the program with deep and with large sources.
@Suite struct LargeSourceTests {
  @Test("A chain of 100,000 members is lowered")
  func deep() throws {
    let folder = try ScratchFolder()
    let chain = "a" + String(repeating: ".b", count: 100_000)
    let file = try folder.write("@objc class A {}\nlet x = \(chain)\n", "deep.swift")
    let program = TestFiles.products.path + "/tactus-rewrite"
    let (status, output) = try run(program, ["lower", file])
    #expect(status == 0)
    let isSame = output == "      class A {}\nlet x = \(chain)\n"
    #expect(isSame)
  }

  @Test(
    "Brackets that would take the parser minutes are refused in the developer's own file",
    arguments: ["let a = ", "/* [ */ // \"\nvar lab", "let s = \"[\"; let a: "])
  func brackets(begin: String) throws {
    let text = "class A {}\n" + begin + String(repeating: "[", count: 40) + "\n"
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    let refusal = try #require(file.diagnostics.first)
    #expect(file.diagnostics.count == 1 && file.text == text && !file.isChanged)
    let line = 2 + begin.count { $0 == "\n" }
    #expect(refusal.line == line)
    let last = begin.split(separator: "\n").last ?? ""
    #expect(refusal.column == last.count + 17)
  }

  @Test(
    "Brackets in texts and comments, and as many as programs nest, are no obstacle",
    arguments: [
      "let a = \"[[[[[[[[[[[[[[[[[[[[[[[[[[\"\n", "// [[[[[[[[[[[[[[[[[[[[[[[[[[\nlet a = 1\n",
      "/* /* */ [[[[[[[[[[[[[[[[[[[[[[[[[[ */\n", "let a = [[[[[[[[1]]]]]]]]\n",
      "let a = \"\"\"\n[[[[[[[[[[[[[[[[[[[[[[[[[[[\n\"\"\"\n", "let a = #\"\\\"#; let b = [1]\n",
      "let a = \"\\\"[[[[[[[[[[[[[[[[[[[[[[[[\"\n",
    ])
  func texts(text: String) {
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.isEmpty && file.text == text)
  }

  @Test("Thousands of selectors and observed properties of one class are lowered")
  func many() {
    let count = 3_000
    let members = (0..<count).map { "  @objc dynamic var p\($0) = 1; @objc func m\($0)() {}\n" }
    let uses = (0..<count).map { "let s\($0) = #selector(A.m\($0))\n" }
    let text = "class A: NSObject {\n\(members.joined())}\n\(uses.joined())"
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.isEmpty)
    let isObserved = file.text.contains("@_KV          var p2999")
    let isSelected = file.text.contains("Selector(\"m2999\", calling: m)")
    #expect(isObserved && isSelected)
  }

  @Test("A line of 200 kB with selectors, and one without, are lowered")
  func longLine() {
    let calls = Array(repeating: "f(#selector(m))", count: 4_000).joined(separator: "; ")
    let begin = "class A: NSObject { @objc func m() {}; func g() { "
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: begin + calls + " } }\n")])[
      0]
    #expect(file.diagnostics.isEmpty)
    let count = file.text.split(separator: "f(_t0(Self.m)", omittingEmptySubsequences: false).count
    #expect(count == 4_001)
    let list = "let a = [" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]\n"
    let other = Lowering().lower([LoweringSource(path: "b.swift", text: list)])[0]
    #expect(!other.isChanged && other.diagnostics.isEmpty)
  }

  @Test(
    "Conditions that contradict each other are lowered where the compiler decides on them",
    arguments: ["A", "hasFeature(A)"])
  func contradictions(condition: String) {
    let text = """
      #if A
      #if !A
      @objc class B {}
      #elseif A && !A || !(A || !A)
      @objc class C {}
      #endif
      #elseif A
      #if A
      @objc class D {}
      #endif
      #endif
      """.replacing("A", with: condition)
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.isEmpty)
    // The lowering knows the names that the command line sets, and not the compiler's features.
    #expect(file.text == (condition == "A" ? text : text.replacing("@objc", with: "     ")))
  }

  @Test("Types that refer to each other in a circle are lowered")
  func circles() {
    let text = """
      class A: B { @objc func a() {} }
      class B: A { override func a() {} }
      extension A { override func c() {} }
      typealias C = D
      typealias D = E.C
      typealias E = C
      extension C { @objc func e() {} }
      @objc protocol P: Q { @objc optional func p() }
      @objc protocol Q: P { @objc optional func q() }
      class F: P { func p() {} }

      """
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    let lines = text.utf8.count { $0 == 10 }
    #expect(file.text.utf8.count { $0 == 10 } >= lines)
  }
}
