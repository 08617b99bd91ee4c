import TactusLowering
import Testing

/// Tests that `#selector` refuses methods without `@objc`, as Xcode does.
@Suite struct ExposedMethodTests {
  private func diagnostics(_ texts: String...) -> [String] {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    return Lowering(options).lower(sources).flatMap(\.diagnostics).map(\.text)
  }

  @Test(
    "A method without @objc is refused, with the line of the selector",
    arguments: [
      "class Pan: UIView {\n  func boil() {}\n  func f() { g(#selector(boil)) }\n}\n",
      "class Pan: UIView {\n  func boil(_ x: Int) {}\n  func f() { g(#selector(Pan.boil(_:))) }\n}\n",
      "class Pan: UIView {\n  dynamic func boil() {}\n  func f() { g(#selector(self.boil)) }\n}\n",
      "class Pan: UIView { func boil() {} }\nclass Pot: Pan {\n  func f() { g(#selector(boil)) } }\n",
      "class Pan: UIView {}\nextension Pan { func boil() {}\n  func f() { g(#selector(boil)) } }\n",
      "class Pan: UIView, UITableViewDelegate {\n  func boil() {}\n  func f() { g(#selector(boil)) }\n}\n",
      "class Pan: UIView, NSCoding {\n  func boil() {}\n  func f() { g(#selector(boil)) }\n}\n",
      "protocol Hot { func boil() }\nclass Pan: UIView, Hot { func boil() {}\n  "
        + "func f() { g(#selector(boil)) } }\n",
      "@objc protocol Hot { func heat() }\nclass Pan: UIView, Hot { func heat() {}; func boil() {}\n"
        + "  func f() { g(#selector(boil)) } }\n",
      "\nextension UIView { func boil() {}\n  func f() { g(#selector(UIView.boil)) } }\n",
    ])
  func refused(text: String) throws {
    let found = diagnostics(text)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("0.swift:3:") && found[0].contains("write '@objc' before it"))
  }

  @Test(
    "A method that is exposed in any way is accepted",
    arguments: [
      "class Pan: UIView { @objc func boil() {}\n func f() { g(#selector(boil)) } }",
      "class Pan: UIView { @IBAction func boil() {}\n func f() { g(#selector(boil)) } }",
      "@objcMembers class Pan: UIView { func boil() {}\n func f() { g(#selector(boil)) } }",
      "@objc extension Pan { func boil() {} }\nclass Pan: UIView { func f() { g(#selector(boil)) } }",
      "class Pan: UIView { override func layoutSubviews() {}\n func f() { g(#selector(layoutSubviews)) } }",
      "@objc protocol Hot { func boil() }\nclass Pan: Hot { func boil() {}\n func f() { g(#selector(boil)) } }",
      "class Pan: UIView, UITextFieldDelegate { func textFieldDidEndEditing(_ t: UITextField) {}\n"
        + " func f() { g(#selector(textFieldDidEndEditing)) } }",
      "@objcMembers class Pan: UIView {}\nclass Pot: Pan { func boil() {}\n func f() { g(#selector(boil)) } }",
      "class Pan: UIView { func f() { g(#selector(UIView.setNeedsLayout)) } }",
      "class Pan: UIView, UITableViewDelegate { func tableView(_ t: UITableView, heat row: Int) {}\n"
        + " func f() { g(#selector(tableView(_:heat:))) } }",
      "class Pan: UIView, NSCoding { func encode(with c: NSCoder) {}\n"
        + " func f() { g(#selector(encode(with:))) } }",
      "@objc protocol Warm { func heat() }\n@objc protocol Hot: Warm {}\n"
        + "class Pan: UIView, Hot { func heat() {}\n func f() { g(#selector(heat)) } }",
      "extension UIView { @objc func boil() {}\n func f() { g(#selector(boil)) } }",
      "class Pan: UIView { let lid = Lid(); func f() { g(#selector(lid.open)) }; func open() {} }",
    ])
  func accepted(text: String) { #expect(diagnostics(text + "\n") == []) }

  @Test("A method of a value that is a protocol is named by the protocol, with no object")
  func protocolValue() {
    let hot = "@objc protocol Hot { @objc func boil(_ a: Int) }\n"
    for type in ["Hot", "any Hot", "Hot?", "(any Hot)?"] {
      let text = lower(hot + "func f(with pan: \(type)) { g(#selector(pan.boil)) }\n")
      #expect(text.contains("g(_t0()") && text.contains("Selector(\"boil:\")"), "\(text)")
    }
  }

  @Test("A method that only Objective-C sees is not registered")
  func objectiveCOnly() {
    for word in ["swift, obsoleted: 1.0", "*, unavailable"] {
      let text = "class Pan: UIView { @available(\(word)) @objc(boil:) func old(_ x: Int) {} }\n"
      #expect(!lower(text).contains("boil:\""))
    }
    let later = "class Pan: UIView { @available(iOS, obsoleted: 9) @objc func boil() {} }\n"
    #expect(lower(later).contains("\"boil\""))
  }

  @Test("The methods of a class in an extension of a generic type are not registered by its name")
  func nestedInGeneric() {
    let nested = "class Pan { @objc func boil() {}; func f() { g(#selector(boil)) } }"
    for type in ["struct Box<Egg> {}", "enum Box<Egg> {}", "final class Box<Egg> {}"] {
      #expect(!lower("\(type)\nextension Box { \(nested) }\n").contains("Box._tactusKnow"))
    }
    #expect(lower("struct Box {}\nextension Box { \(nested) }\n").contains("Box._tactusKnow"))
  }

  @Test("A method with type parameters is not registered")
  func generic() {
    for method in ["boil(_ x: some Hot)", "boil<H: Hot>(_ x: H)", "boil(_ x: [some Hot], y: Int)"] {
      let text = "@objcMembers class Pan: NSObject { func \(method) {}; func rest() {} }\n"
      let found = lower(text + "func f(_ p: Pan) { _ = p.responds(to: #selector(Pan.rest)) }\n")
      #expect(found.contains("\"rest\"") && !found.contains("\"boil"))
    }
  }

  @Test("In Swift 6 a method on the main actor is referenced on the main actor")
  func onMainActor() {
    let text = """
      class Pan { @MainActor @objc func boil(_ x: Int) {}; @objc func rest() {} }
      @MainActor extension Pan { @objc func simmer() {} }
      func f() { g(#selector(Pan.boil(_:)), #selector(Pan.simmer), #selector(Pan.rest)) }

      """
    let new = lower(text, isSwift6: true)
    #expect(new.contains("({(o:Pan)in{o.boil($0)}})"))
    #expect(new.contains("({(o:Pan)in{o.simmer()}})"))
    #expect(!new.contains("Self.boil") && !new.contains("Self.simmer"))
    #expect(new.contains("(Pan.rest)") && new.contains("Self.rest"))
    #expect(!lower(text).contains("(o:Pan)"))
  }

  @Test("The method may be in another file of the module")
  func otherFile() {
    let use = "extension Pan { func f() { g(#selector(boil)) } }\n"
    #expect(diagnostics(use, "class Pan: UIView { @objc func boil() {} }\n") == [])
    #expect(diagnostics(use, "class Pan: UIView { func boil() {} }\n").count == 1)
  }
}
