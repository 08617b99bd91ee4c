// swift-format-ignore-file
import UIKit

/// Inherited members that extensions of another module's classes override.
extension UIScrollView {
            var _f5_tintName: String { return "control \(mark)" }
            var _f5_description: String { get { return "a control" } }
       class var _f5_layerName: String { return "control " + super.layerName }
  @discardableResult      func _f5_endEditing(_ force: Bool) -> Bool { return !super.endEditing(force) }
       func _f5_isEqual(_ other: Any?) -> Bool { return other is UIScrollView }
  private var mark: String { return self is UITableView ? "button" : "\(type(of: self))" }
}
public extension UIScrollView {
       var _f5_caption: String? {
    get { return super.caption.map { "<" + $0 + ">" } }
    set { super.caption = newValue?.uppercased() }
  }
  
func _f5_w_tag(_ newValue: Int) { print("will be", newValue) }
func _f5_d_tag(_ last: Int) { print("was", last) }
   
}
#if canImport(AppKit)
extension UIScrollView { override func keyDown(with event: NSEvent) {} }
#endif
extension UITableView {
       var _f6_tintName: String { return "button, " + super._f5_tintName }
}

class Lever: UIScrollView {
  override var tintName: String { return "lever, " + super._f5_tintName }
  func plain() -> String { return super._f5_caption ?? "none" }
  func hash(into text: inout String) { text += super._f5_description }
override var description: String { _f5_description }; @discardableResult override func endEditing(_ force: Bool) -> Bool { return _f5_endEditing(force) }; override func isEqual(_ other: Any?) -> Bool { return _f5_isEqual(other) }; override var caption: String? { get { _f5_caption } set { _f5_caption = newValue } }; override var tag: Int { willSet { _f5_w_tag(newValue) } didSet { _f5_d_tag(oldValue) } } }
final class LongLever: Lever {}
public final class Crank: UITableView { public override var tag: Int { didSet { print("crank", tag) } } ; override public var tintName: String { _f6_tintName }; override public var description: String { _f5_description }; @discardableResult override public func endEditing(_ force: Bool) -> Bool { return _f5_endEditing(force) }; override public func isEqual(_ other: Any?) -> Bool { return _f5_isEqual(other) }; override public var caption: String? { get { _f5_caption } set { _f5_caption = newValue } } }
class Knob: UITableView {
  private final class Inner: UIScrollView { override class var layerName: String { return "inner " + super._f5_layerName } ; override var tintName: String { _f5_tintName }; override var description: String { _f5_description }; @discardableResult override func endEditing(_ force: Bool) -> Bool { return _f5_endEditing(force) }; override func isEqual(_ other: Any?) -> Bool { return _f5_isEqual(other) }; override var caption: String? { get { _f5_caption } set { _f5_caption = newValue } }; override var tag: Int { willSet { _f5_w_tag(newValue) } didSet { _f5_d_tag(oldValue) } } }
  static func inner() -> UIView { return Inner() }
override var tintName: String { _f6_tintName }; override var description: String { _f5_description }; @discardableResult override func endEditing(_ force: Bool) -> Bool { return _f5_endEditing(force) }; override func isEqual(_ other: Any?) -> Bool { return _f5_isEqual(other) }; override var caption: String? { get { _f5_caption } set { _f5_caption = newValue } }; override var tag: Int { willSet { _f5_w_tag(newValue) } didSet { _f5_d_tag(oldValue) } } }

@MainActor func checkInherited() {
  let views: [UIView] = [UIView(), UIScrollView(), UITableView(), Lever(), LongLever(), Knob()]
  for view in views { print(view.tintName, type(of: view).layerName, view.endEditing(true)) }
  print(views[1], views[4].description, views[1] == views[2], views[0] == views[1])
  let lever = LongLever()
  lever.caption = "pull"
  lever.tag = 4
  var text = ""
  lever.hash(into: &text)
  let crank = Crank()
  crank.tag += 2
  crank.caption = "turn"
  print(crank.caption ?? "", crank.tintName, crank)
  print(lever.caption ?? "", lever.plain(), text, type(of: Knob.inner()).layerName, lever == views[1])
}
import TactusSelectors
@available(*, deprecated) nonisolated private func _tactusLoad_1ktk300_4() { MainActor.assumeIsolated { UIScrollView._tactusKnow_1ktk300_1(); UIScrollView._tactusKnow_1ktk300_2(); UITableView._tactusKnow_1ktk300_3() } }
@available(*, deprecated) nonisolated private enum _Load_1ktk300_4 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_1ktk300_4 }
#sourceLocation(file: "Inherited.swift", line: 5)
@available(*, deprecated) extension UIScrollView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1ktk300_1() { ExchangedMethods.add(membersOf: _i1.self, to: UIScrollView.self, unlike: _i0.self); ExchangedMethods.add(membersOf: _i2.self, to: UIScrollView.self, unlike: _i0.self); ExchangedMethods.add(membersOf: _i3.self, to: UIScrollView.self, unlike: _i0.self); ExchangedMethods.add(membersOf: _i4.self, to: UIScrollView.self, unlike: _i0.self); ExchangedMethods.add(membersOf: _i5.self, to: UIScrollView.self, unlike: _i0.self) } }
fileprivate final class _i0: UIScrollView, @unchecked Sendable {  }; fileprivate final class _i1: UIScrollView, @unchecked Sendable { override var tintName: String { get { ExchangedMethods.target(self as UIScrollView)._f5_tintName } } }
fileprivate final class _i2: UIScrollView, @unchecked Sendable { override var description: String { get { ExchangedMethods.target(self as UIScrollView)._f5_description } } }
fileprivate final class _i3: UIScrollView, @unchecked Sendable { override class var layerName: String { get { ExchangedMethods.target(self as UIScrollView.Type)._f5_layerName } } }
fileprivate final class _i4: UIScrollView, @unchecked Sendable { override func endEditing(_ force: Bool) -> Bool { return ExchangedMethods.target(self as UIScrollView)._f5_endEditing(force) } }
fileprivate final class _i5: UIScrollView, @unchecked Sendable { override func isEqual(_ other: Any?) -> Bool { return ExchangedMethods.target(self as UIScrollView)._f5_isEqual(other) } }


@available(*, deprecated) extension UIScrollView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1ktk300_2() { ExchangedMethods.add(membersOf: _i6.self, to: UIScrollView.self, unlike: _i0.self); ExchangedMethods.add(membersOf: _i7.self, to: UIScrollView.self, unlike: _i0.self) } }
fileprivate final class _i6: UIScrollView, @unchecked Sendable { override var caption: String? { get { ExchangedMethods.target(self as UIScrollView)._f5_caption } set { ExchangedMethods.target(self as UIScrollView)._f5_caption = newValue } } }



extension UIScrollView { fileprivate var _f5_tag: Int { get { super.tag } set { let oldValue = super.tag; _f5_w_tag(newValue); super.tag = newValue; _f5_d_tag(oldValue) } } }; fileprivate final class _i7: UIScrollView, @unchecked Sendable { override var tag: Int { get { ExchangedMethods.target(self as UIScrollView)._f5_tag } set { ExchangedMethods.target(self as UIScrollView)._f5_tag = newValue } } }







@available(*, deprecated) extension UITableView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1ktk300_3() { ExchangedMethods.add(membersOf: _i9.self, to: UITableView.self, unlike: _i8.self) } }
fileprivate final class _i8: UITableView, @unchecked Sendable {  }; fileprivate final class _i9: UITableView, @unchecked Sendable { override var tintName: String { get { ExchangedMethods.target(self as UITableView)._f6_tintName } } }
