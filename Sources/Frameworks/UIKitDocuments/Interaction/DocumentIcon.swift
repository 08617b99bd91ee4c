internal import UniformTypeIdentifiers

/// The fallback picture of a document: a sheet with its extension.
package enum DocumentIcon {
  /// Returns the picture.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The size in points.
  ///   - scale: The pixels per point.
  @MainActor
  package static func image(of url: URL, size: CGSize, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(url.pathExtension.uppercased(), color(of: url), in: size, context.cgContext)
    }
  }

  private static func color(of url: URL) -> UIColor {
    let type = DocumentType.type(of: url)
    let kinds: [(UTType, UIColor)] = [
      (.pdf, .systemRed), (.image, .systemTeal), (.commaSeparatedText, .systemGreen),
      (.audiovisualContent, .systemPurple), (.text, .systemGray), (.propertyList, .systemGray),
    ]
    return kinds.first { type.conforms(to: $0.0) }?.1 ?? .darkGray
  }

  private static func draw(
    _ letters: String, _ color: UIColor, in size: CGSize, _ context: CGContext
  ) {
    // A sheet of 3 by 4 in the middle.
    let height = min(size.height, size.width * 4 / 3) * 0.92
    let sheet = CGRect(
      x: (size.width - height * 0.75) / 2, y: (size.height - height) / 2, width: height * 0.75,
      height: height)
    let fold = height * 0.2
    let path = UIBezierPath()
    path.move(to: sheet.origin)
    path.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
    path.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
    path.addLine(to: CGPoint(x: sheet.maxX, y: sheet.maxY))
    path.addLine(to: CGPoint(x: sheet.minX, y: sheet.maxY))
    path.close()
    UIColor.white.setFill()
    path.fill()
    UIColor.lightGray.setStroke()
    path.lineWidth = max(0.5, height / 120)
    path.stroke()
    let corner = UIBezierPath()
    corner.move(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
    corner.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY + fold))
    corner.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
    corner.close()
    UIColor(white: 0.88, alpha: 1).setFill()
    corner.fill()
    corner.stroke()
    let band = CGRect(
      x: sheet.minX, y: sheet.minY + height * 0.6, width: sheet.width, height: height * 0.26)
    color.setFill()
    context.fill(band)
    guard !letters.isEmpty else { return }
    let text = String(letters.prefix(5)) as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: band.height * (text.length > 4 ? 0.5 : 0.62)),
      .foregroundColor: UIColor.white,
    ]
    let extent = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: band.midX - extent.width / 2, y: band.midY - extent.height / 2),
      withAttributes: attributes)
  }
}
