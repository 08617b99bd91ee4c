import AVFAudio
import AVFoundation
import CoreLocation
import Photos
import UIKit

/// An app for tests that asks for the permission of a resource when its button is touched.
///
/// Its label "status" shows the resource and the status that the app then reads.
@main
final class PrivacyApp: UIResponder, UIApplicationDelegate,
  @preconcurrency CLLocationManagerDelegate
{
  var window: UIWindow?
  private let status = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
  private let location = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    status.accessibilityLabel = "status"
    controller.view.addSubview(status)
    for (index, title) in ["Microphone", "Camera", "Photos", "Location"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: 120 + 60 * index, width: 200, height: 44)
      button.addAction(UIAction { [unowned self] _ in ask(title) }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    location.delegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    show("Location", "\(manager.authorizationStatus.rawValue)")
  }

  private func ask(_ title: String) {
    switch title {
    case "Microphone":
      AVAudioApplication.requestRecordPermission { [weak self] isGiven in
        DispatchQueue.main.async { self?.show(title, isGiven ? "allowed" : "refused") }
      }
    case "Camera":
      AVCaptureDevice.requestAccess(for: .video) { [weak self] _ in
        let status = AVCaptureDevice.authorizationStatus(for: .video).rawValue
        DispatchQueue.main.async { self?.show(title, "\(status)") }
      }
    case "Photos":
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    default:
      location.requestWhenInUseAuthorization()
      show(title, "\(location.authorizationStatus.rawValue)")
    }
  }

  private func show(_ title: String, _ text: String) {
    status.text = "\(title) \(text)"
    status.accessibilityValue = status.text
  }
}
