import UIKit

/// Pads in rows that fill the view evenly.
final class PadGrid: UIView {
  private let pads: [Pad]
  private let columns: Int

  init(_ pads: [Pad], columns: Int) {
    (self.pads, self.columns) = (pads, columns)
    super.init(frame: .zero)
    for pad in pads { addSubview(pad) }
  }

  required init?(coder: NSCoder) { fatalError("grids are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = 10.0
    let rows = max(1, (pads.count + columns - 1) / columns)
    let width = (bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = min(96, (bounds.height - gap * CGFloat(rows - 1)) / CGFloat(rows))
    for (index, pad) in pads.enumerated() {
      pad.frame = CGRect(
        x: CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + gap),
        width: width, height: height)
    }
  }
}
