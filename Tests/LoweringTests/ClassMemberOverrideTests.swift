import TactusLowering
import Testing

/// Members of classes themselves that extensions of the frameworks' classes declare, and that
/// classes and other extensions override.
@Suite struct ClassMemberOverrideTests {
  private let text = """
    import UIKit
    extension UITableViewCell {
      @objc class var reuseID: String { "cell" }
      @objc open class func make(_ count: Int) -> Self? { nil }
    }
    class Row: UITableViewCell {
      override class var reuseID: String { "row " + super.reuseID }
    }
    class Wide: Row { override class var reuseID: String { "wide " + super.reuseID } }
    extension Row { override class func make(_ count: Int) -> Self? { super.make(1) } }
    extension UIView { @objc open class var kind: String { "view" } }
    extension UILabel { open override class var kind: String { "label, " + super.kind } }
    """

  @Test("A property of a class is found by the class, and super is the extension's")
  func property() {
    let text = lower(text)
    #expect(text.contains("class var _f5_reuseID: String { \"cell\" }"), "\(text)")
    #expect(
      text.contains(
        "static var reuseID: String { get { if let o = self as? any "
          + "_V_UITableViewCell_class_reuseID.Type { return o.reuseID }; return _f5_reuseID } }"))
    #expect(text.contains(" class var reuseID: String { \"row \" + super._f5_reuseID }"))
    #expect(text.contains("override class var reuseID: String { \"wide \" + super.reuseID }"))
    #expect(text.contains("extension Row: _V_UITableViewCell_class_"))
    #expect(!text.contains("extension Wide: _V_"), "it inherits the conformance")
  }

  @Test("So is a method, also one that an extension of a class of the module overrides")
  func method() {
    let text = lower(text)
    #expect(text.contains("return o.make(count) as? Self }; return _f5_make(count) }"))
    #expect(text.contains("class Row: UITableViewCell {"), "\(text)")
    #expect(text.contains("class func make(_ count: Int) -> Self? { return _e_make(count) }"))
    #expect(text.contains("class func _e_make(_ count: Int) -> Self? { super._f5_make(1) }"))
  }

  @Test("Extensions of subclasses in the frameworks override, too")
  func extensions() {
    let text = lower(text)
    #expect(text.contains("if let o = self as? UILabel.Type { return o._f5_kind }"), "\(text)")
    #expect(text.contains("class var _f5_kind: String { \"label, \" + super._f4_kind }"))
    #expect(!text.contains("override class var kind"))
  }
}
