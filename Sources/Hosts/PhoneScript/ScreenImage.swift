import TactusDisplayList
import TactusPhone
import TactusPhoneLink

/// An image of a phone's screen, held upright whichever way the phone is turned.
public struct ScreenImage {
  /// The pixels.
  public let surface: DrawingSurface

  /// Paints a screen.
  ///
  /// - Parameters:
  ///   - frame: The frame of an app; `nil` for an empty, black screen.
  ///   - screen: The screen.
  ///   - scale: Pixels a point, 1 or more; `nil` for the app's own scale.
  /// - Throws: `DrawingFormatError` if the frame cannot be decoded; `SurfaceError`.
  public init(_ frame: ScreenFrame?, on screen: PhoneModel.Screen, scale: Int? = nil) throws {
    let scale = scale ?? screen.scale
    surface = try DrawingSurface(width: screen.width * scale, height: screen.height * scale)
    let painter = DrawingPainter(on: surface, scale: Double(scale))
    painter.execute(.paint(.color(.black)))
    guard let frame else { return }
    painter.paint(try DrawingReader.drawing(frame.bytes))
  }

  /// Returns the image as PNG; equal images give equal bytes.
  ///
  /// - Throws: `SurfaceError`, for lack of memory.
  public func png() throws -> [UInt8] { try surface.png() }
}
