import CoreGraphics
import Foundation
import ImageIO
import TactusVirtualTime
import Testing

/// Animations of files, by a clock that the test advances, in processes of their own.
@Suite(.timeLimit(.minutes(10))) struct ImageAnimationTests {
  /// The clock and the images that were shown.
  @MainActor private final class Show {
    private(set) var shown: [String] = []
    private var now = 100.0

    init() {
      AppTimers.shared.hasApp = true
      AppTimers.shared.clock = { [unowned self] in now }
      TurnQueue.shared.isEnabled = true
    }

    func turn(_ body: () -> Void) {
      AppTimers.shared.isTurnActive = true
      body()
      TurnQueue.shared.drain()
      AppTimers.shared.isTurnActive = false
    }

    /// Advances time to the due actions, one instant after the other.
    func advance(by seconds: Double) {
      let end = now + seconds
      while let next = AppTimers.shared.next, next <= end + 1e-9 {
        now = max(now, next)
        turn { AppTimers.shared.fire(at: next) }
      }
      now = end
    }

    func note(_ index: Int, _ image: CGImage) {
      let time = Int(((now - 100) * 1000).rounded())
      shown.append("\(index) \(image.width) \(time)")
    }
  }

  /// Returns a file of images with a delay, as GIF.
  private static func gif(_ delays: [Double], loopCount: Int?) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(
        data as CFMutableData, "com.compuserve.gif" as CFString, delays.count, nil))
    if let loopCount {
      let own: [String: Any] = [kCGImagePropertyGIFLoopCount: loopCount]
      CGImageDestinationSetProperties(
        destination, [kCGImagePropertyGIFDictionary: own] as CFDictionary)
    }
    for delay in delays {
      let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
      let context = try #require(
        CGContext(
          data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let own: [String: Any] = [kCGImagePropertyGIFDelayTime: delay]
      CGImageDestinationAddImage(
        destination, try #require(context.makeImage()),
        [kCGImagePropertyGIFDictionary: own] as CFDictionary)
    }
    try #require(CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test("ImageIO.IO14. Images are shown with their delays, as often as an option says")
  func delays() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let data = try Self.gif([0.1, 0.3], loopCount: 0)
        let show = Show()
        show.turn {
          let status = CGAnimateImageDataWithBlock(
            data as CFData, [kCGImageAnimationLoopCount: 2] as CFDictionary
          ) { index, image, _ in
            let image = image
            MainActor.assumeIsolated { show.note(index, image) }
          }
          #expect(status == 0)
        }
        show.advance(by: 5)
        #expect(show.shown == ["0 4 0", "1 4 100", "0 4 400", "1 4 500"])
      }
    }
  }

  @Test("ImageIO.IO14. A closure stops the animation, and options change its start and its delay")
  func stopping() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let data = try Self.gif([0.1, 0.3], loopCount: 0)
        let show = Show()
        let options: [String: Any] = [
          kCGImageAnimationStartIndex: 1, kCGImageAnimationDelayTime: 0.5,
        ]
        show.turn {
          CGAnimateImageDataWithBlock(data as CFData, options as CFDictionary) {
            index, image, stop in
            let image = image
            let isOver = MainActor.assumeIsolated {
              show.note(index, image)
              return show.shown.count == 3
            }
            stop.pointee = isOver
          }
        }
        show.advance(by: 5)
        #expect(show.shown == ["1 4 0", "0 4 500", "1 4 1000"])
      }
    }
  }

  @Test("ImageIO.IO14. Files that cannot be shown, and options without a meaning, have a status")
  func failures() throws {
    func status(_ data: Data, _ options: [String: Any] = [:]) -> CGImageAnimationStatus? {
      let number = CGAnimateImageDataWithBlock(data as CFData, options as CFDictionary) { _, _, _ in
      }
      return CGImageAnimationStatus(rawValue: number)
    }
    let data = try Self.gif([0.1, 0.1], loopCount: nil)
    #expect(status(Data("no image at all".utf8)) == .corruptInputImage)
    #expect(status(data.dropLast(5)) == .incompleteInputImage)
    #expect(status(data, [kCGImageAnimationStartIndex: 2]) == .parameterError)
    #expect(status(data, [kCGImageAnimationDelayTime: -1.0]) == .parameterError)
    #expect(status(data, [kCGImageAnimationLoopCount: 0]) == .parameterError)
    let missing = URL(filePath: "/nowhere/x.gif")
    #expect(
      CGAnimateImageAtURLWithBlock(missing as CFURL, nil) { _, _, _ in }
        == CGImageAnimationStatus.parameterError.rawValue)
  }
}
