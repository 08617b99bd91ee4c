import TactusDisplayList
import TactusPhone
import TactusPhoneLink

/// The screen of a device beside the phone that plays a video, such as an AirPlay receiver.
///
/// Steps Players.AP2…
public struct ExternalScreen: Sendable, Equatable {
  /// The device.
  public let device: SoundDevice
  /// The width in points; a point is a pixel.
  public let width: Int
  /// The height in points; a point is a pixel.
  public let height: Int

  /// Returns the image as a PNG; equal images give identical bytes.
  ///
  /// - Throws: `SurfaceError`, for lack of memory.
  public func screenshot() throws -> [UInt8] { try surface().png() }

  /// Returns the color of a pixel: red, green and blue, 0…255 each; empty outside of the screen.
  ///
  /// - Parameters:
  ///   - x: The column, 0 at the left.
  ///   - y: The row, 0 at the top.
  /// - Throws: `SurfaceError`, for lack of memory.
  public func color(x: Int, y: Int) throws -> [UInt8] {
    let image = try surface().image
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [] }
    let place = (y * width + x) * 4
    return [image.pixels[place + 2], image.pixels[place + 1], image.pixels[place]]
  }

  // MARK: Internals

  private let drawing: Drawing

  init(_ picture: ExternalPicture) throws(DrawingFormatError) {
    device = picture.device
    drawing = try DrawingReader.drawing(picture.frame.bytes)
    (width, height) = (Int(drawing.width), Int(drawing.height))
  }

  private func surface() throws -> DrawingSurface {
    let surface = try DrawingSurface(width: width, height: height)
    let painter = DrawingPainter(on: surface, scale: 1)
    painter.execute(.paint(.color(.black)))
    painter.paint(drawing)
    return surface
  }
}
