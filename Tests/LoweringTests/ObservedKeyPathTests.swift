import TactusLowering
import Testing

/// Tests observing by key paths through several objects, whose properties the lowered source names.
@Suite struct ObservedKeyPathTests {
  private func lowered(_ code: String, _ modules: Set<String> = ["TactusFoundation"]) -> String {
    LoweringTests::lower(code, modules)
  }

  @Test(
    "ObjectiveC.KV10. Several properties become known",
    arguments: [
      (
        "let a = p.observe(\\.item?.state) { p, c in }",
        "let a = p.observe(_parted(\\.item?.state, { $0.then(\\.item).then(\\.state) })) { p, c in }"
      ),
      (
        "let a = observe(\\A.item!.b.c, options: [.new]) { d($1) }",
        "let a = observe(_parted(\\A.item!.b.c, { $0.then(\\.item).then(\\.b).then(\\.c) }), "
          + "options: [.new]) { d($1) }"
      ),
      (
        "let a = p.observe(\\.b.c, changeHandler: d)",
        "let a = p.observe(_parted(\\.b.c, { $0.then(\\.b).then(\\.c) }), changeHandler: d)"
      ),
      (
        "let a = p.publisher(for: \\.b.c)",
        "let a = p.publisher(for: _parted(\\.b.c, { $0.then(\\.b).then(\\.c) }))"
      ),
    ])
  func parts(code: String, expected: String) {
    // The function is imported after the last line.
    let lines = lowered(code + "\n").split(separator: "\n")
    #expect(lines.first.map(String.init) == expected)
    #expect(lines.contains { $0.contains("import func TactusFoundation._parted") })
  }

  @Test(
    "ObjectiveC.KV10. One property, and the methods of others, stay",
    arguments: [
      "let a = p.observe(\\.state) { p, c in }", "let a = p.observe(\\.b[0].c) { p, c in }",
      "let a = p.observe(\\.b.c) { c in }", "let a = p.observe(\\.b.c, on: q) { p, c in }",
      "let a = p.observe(\\.b.c)", "let a = p.publisher(\\.b.c)", "let a = p.map(\\.b.c)",
    ])
  func others(code: String) { #expect(lowered(code) == code) }

  @Test("Plain Swift stays")
  func plain() {
    let code = "let a = p.observe(\\.b.c) { p, c in }"
    #expect(lowered(code, []) == code)
  }
}
