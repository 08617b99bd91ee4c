// The infinite images in one color.
extension CIImage {
  /// An infinite image in black.
  public class var black: CIImage { CIImage(color: .black) }
  /// An infinite image in white.
  public class var white: CIImage { CIImage(color: .white) }
  /// An infinite image in gray.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An infinite image in red.
  public class var red: CIImage { CIImage(color: .red) }
  /// An infinite image in green.
  public class var green: CIImage { CIImage(color: .green) }
  /// An infinite image in blue.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An infinite image in cyan.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An infinite image in magenta.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An infinite image in yellow.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// An infinite transparent image.
  public class var clear: CIImage { CIImage(color: .clear) }
}
