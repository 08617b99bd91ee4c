import Foundation
import PhoneTesting
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// The pixels that an app shows on a phone.
  @MainActor @Suite(.serialized) struct ScreenshotTests {
    /// A red window with a blue view that is half visible, and a green window in front of it.
    fileprivate final class Flag: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      /// Called when the window is touched.
      var isTouched: () -> Void = { return }
      let blue = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        front.windowLevel = .alert
        front.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        front.isHidden = false
        let window = TouchableWindow(frame: UIScreen.main.bounds)
        window.isTouched = { [weak self] in self?.isTouched() }
        self.window = window
        window.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        blue.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        window.addSubview(blue)
        window.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class TouchableWindow: UIWindow {
      var isTouched: () -> Void = { return }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched() }
    }

    /// Returns the color at a point of the phone's screen, as red, green and blue.
    private func color(_ phone: SimulatedPhone, _ x: Int, _ y: Int) throws -> [UInt8] {
      let image = try DrawingSurface(png: phone.screenshot(scale: 1)).image
      let place = (y * image.width + x) * 4
      return image.pixels[place..<place + 3].reversed()
    }

    @Test("Windows are ordered by level, and views are at their positions")
    func order() throws {
      let phone = SimulatedPhone(.iPhone7)
      let flag = phone.launch(Flag.self)
      #expect(try color(phone, 50, 50) == [0, 255, 0])
      #expect(try color(phone, 200, 50) == [255, 0, 0])
      #expect(try color(phone, 149, 249) == [0, 0, 255])
      #expect(try color(phone, 150, 249) == [255, 0, 0])
      flag.front.isHidden = true
      phone.tap(at: (300, 600))
      #expect(try color(phone, 50, 50) == [255, 0, 0])
    }

    @Test("A screenshot has the resolution of the phone, unless another is requested")
    func size() throws {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(Flag.self)
      let own = try DrawingSurface(png: phone.screenshot())
      #expect(own.width == 750 && own.height == 1334)
      let large = try DrawingSurface(png: phone.screenshot(scale: 3))
      #expect(large.width == 1125 && large.height == 2001)
    }

    @Test("A moving view is shown at its current position, and at the end of its movement")
    func moving() throws {
      let phone = SimulatedPhone(.iPhone7)
      let flag = phone.launch(Flag.self)
      flag.blue.frame.origin.x = 0
      phone.tap(at: (300, 600))
      flag.isTouched = {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          flag.blue.frame.origin.x = 300
        }
      }
      phone.touch(TouchReport(ContactID(1), .began, x: 300, y: 600))
      phone.wait(0.5)
      let row = try DrawingSurface(png: phone.screenshot(scale: 1)).image
      let blue = (0..<375).filter { row.pixels[(225 * 375 + $0) * 4] == 255 }
      // The app has processed the finger within one or two frames, each of which is 5 points.
      #expect(blue.count >= 49 && blue[0] >= 135 && blue[0] <= 150)
      phone.wait(1)
      #expect(try color(phone, 299, 225) == [255, 0, 0])
      #expect(try color(phone, 301, 225) == [0, 0, 255])
    }

    /// An app with an image of more pixels than a frame can have, on the whole screen.
    fileprivate final class LargePhoto: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let picture = UIImageView()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        picture.frame = window.bounds
        window.rootViewController?.view.addSubview(picture)
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    @Test("Turns.TU12. A photo of more than 8 MB is shown, also while it is zoomed")
    func largePhoto() throws {
      let side = 2_000
      let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
      let row =
        Array(repeatElement(red, count: side / 2).joined())
        + Array(repeatElement(blue, count: side / 2).joined())
      let image = try #require(
        DrawingImage(
          width: side, height: side, pixels: Array(repeatElement(row, count: side).joined())))
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(LargePhoto.self)
      app.picture.image = UIImage(cgImage: CGImage(image), scale: 1, orientation: .up)
      phone.wait(0.1)
      #expect(try color(phone, 100, 300) == [255, 0, 0])
      #expect(try color(phone, 300, 300) == [0, 0, 255])
      // Three quarters of the photo are on the left of the screen.
      app.picture.frame = CGRect(x: -1125, y: 0, width: 1500, height: 1500)
      phone.wait(0.1)
      #expect(try color(phone, 100, 300) == [0, 0, 255])
    }
  }
}
