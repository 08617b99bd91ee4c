extension PrintPages {
  /// Returns a picture of a page that is drawn, as large as a size in points allows.
  func picture(of index: Int, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      UIColor.white.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      // A page is drawn for paper, which is light.
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        draw(index, in: size, renderer.cgContext)
      }
    }
  }

  private func draw(_ index: Int, in size: CGSize, _ context: CGContext) {
    func fit(_ box: CGRect, _ body: () -> Void) {
      let scale = min(size.width / max(box.width, 1), size.height / max(box.height, 1))
      context.saveGState()
      context.translateBy(
        x: (size.width - box.width * scale) / 2, y: (size.height - box.height * scale) / 2)
      context.scaleBy(x: scale, y: scale)
      context.clip(to: box)
      body()
      context.restoreGState()
    }
    var first = 0
    for part in parts(nil) {
      switch part {
      case .drawn(let indices):
        if indices.contains(index) { fit(pageRect) { drawPage(index) } }
        first += indices.count
      case .image(let image):
        if first == index { fit(pageRect(for: image)) { draw(image) } }
        first += 1
      case .document: return
      }
    }
  }
}
