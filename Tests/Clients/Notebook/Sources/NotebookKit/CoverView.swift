import UIKit

/// The cover of a notebook, from an interface file that the manifest does not mention.
public final class CoverView: UIView {
  @IBOutlet var titleLabel: UILabel!
  @Invalidating(.layout, .display) public var margin: CGFloat = 8
  private(set) var layoutCount = 0

  public static func make() -> CoverView? {
    UINib(nibName: "CoverView", bundle: .module).instantiate(withOwner: nil).first as? CoverView
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }

  /// Turns to another page.
  static func turn(_ type: UIView.Type = UIView.self) {
    type.animate(withDuration: 0.4, animations: {}, completion: { _ in })
  }

  /// The number of constraints between the labels of the cover.
  var labelConstraintCount: Int {
    constraints.filter { constraint in
      guard let first = constraint.firstItem else { return false }
      return first.isKind(of: UILabel.self)
        || constraint.secondItem?.isKind(of: UILabel.self) == true
    }.count
  }
}

extension CGFloat {
  /// The distance to another number, at most 100.
  func distance(from other: CGFloat) -> CGFloat { min(abs(self - other), 100) }
}
