import UIKit

/// The object that a binder asks.
@objc public protocol BinderDelegate: NSObjectProtocol {
  @objc optional func binder(_ binder: Binder, heightOfPage index: Int) -> CGFloat
  @objc optional var binderTitle: String { get }
}

/// A delegate that implements nothing; its subclasses are in other modules.
open class BinderKeeper: NSObject, BinderDelegate {}

/// A view whose members other modules override, also those of an extension.
open class Binder: UIView {
  open weak var delegate: BinderDelegate?

  open func summary() -> String {
    let height = delegate?.binder?(self, heightOfPage: 1) ?? 0
    return "\(delegate?.binderTitle ?? "no title"), \(Int(height)) points, \(label(of: 1))"
  }
}

extension Binder {
  @objc open func label(of page: Int, in book: String = "book") -> String {
    "page \(page) of \(book)"
  }
  @objc open var rings: Int {
    get { tag }
    set { tag = newValue }
  }
  @objc open class func make() -> Binder { Binder() }
  @objc open class var kind: String { "binder" }
}

/// Views by their kinds.
@MainActor public enum BinderCatalog {
  private static func kinds() -> [String: UIView.Type] {
    ["binder": Binder.self, "label": UILabel.self]
  }

  public static func view(named name: String) -> UIView? {
    kinds()[name].map { $0.init(frame: CGRect(x: 0, y: 0, width: 1, height: 2)) }
  }

  public static func views(of kinds: [UIView.Type]) -> [UIView] {
    let numbered = kinds.enumerated().map { index, kind -> UIView in
      let view = kind.init()
      view.tag = index
      return view
    }
    return numbered + kinds.lazy.map { $0.init() }
      + kinds.reduce(into: [UIView]()) { $0.append($1.init()) }
  }
}
