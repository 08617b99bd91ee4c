import DisplayList
import Phone
import PhoneLink

/// What a screen shows, painted: held upright, whichever way the phone is turned.
public struct ScreenPicture {
  /// The pixels.
  public let surface: DrawingSurface

  /// Paints a screen.
  ///
  /// - Parameters:
  ///   - frame: What an app shows; `nil` for a screen on which nothing is, which is black.
  ///   - screen: The screen.
  ///   - scale: Pixels a point, 1 or more; `nil` for as many as the app draws.
  /// - Throws: `DrawingFormatError` where what the app shows cannot be read; `SurfaceError`.
  public init(_ frame: ScreenFrame?, on screen: PhoneModel.Screen, scale: Int? = nil) throws {
    let scale = scale ?? screen.scale
    surface = try DrawingSurface(width: screen.width * scale, height: screen.height * scale)
    let painter = DrawingPainter(on: surface, scale: Double(scale))
    painter.perform(.paint(.color(.black)))
    guard let frame else { return }
    painter.paint(try DrawingReader.drawing(frame.bytes))
  }

  /// The bytes of a PNG; the same for the same picture.
  ///
  /// - Throws: `SurfaceError`, for lack of memory.
  public func png() throws -> [UInt8] { try surface.png() }
}
