/// A view over an advertisement, which shows nothing and lets touches through.
///
/// On an iPhone a tap on it is the proof that a person has touched the advertisement.
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {
  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
  }
}
