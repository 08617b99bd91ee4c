import TactusLowering
import Testing

/// Tests optional methods of an object that is cast to a delegate, beside a property of their name.
@Suite struct DelegateCastTests {
  private func lower(_ expression: String) -> String {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let text =
      "class Pan: UIView { var collectionView: UICollectionView!\n"
      + "  func f() { g(\(expression)) }\n}\n"
    let line = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
      .split(separator: "\n")[1]
    return String(line.dropFirst("  func f() { g(".count).dropLast(") }".count))
  }

  @Test(
    "A method after a cast to a protocol of the frameworks is called",
    arguments: [
      "(a as? UICollectionViewDelegateFlowLayout)?", "(a as! UICollectionViewDelegateFlowLayout)",
      "(a.delegate as? any UICollectionViewDelegateFlowLayout)?", "delegate",
    ])
  func called(base: String) {
    let lowered = lower(base + ".collectionView?(b, layout: c, insetForSectionAt: 0)")
    let call = base + ".collectionView (b, layout: c, insetForSectionAt: 0)"
    // The result is optional only after a `?`.
    #expect(lowered == (base.hasSuffix("?") ? call : "_optionalResult(\(call))"))
  }

  @Test("A call with labels is one of the method, since closures have no labels")
  func labels() {
    let call = "a.collectionView?(b, layout: c, insetForSectionAt: 0)"
    #expect(lower(call) == "_optionalResult(" + call.replacing("?(", with: " (") + ")")
  }

  @Test(
    "A closure of the client stays",
    arguments: ["a.collectionView?(b)", "(a as? Pan)?.collectionView?(b)"])
  func closures(expression: String) { #expect(lower(expression) == expression) }
}
