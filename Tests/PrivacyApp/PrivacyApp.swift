import AVFAudio
import AVFoundation
import AppTrackingTransparency
import CoreLocation
import CoreMotion
import HealthKit
import MediaPlayer
import Photos
import Speech
import UIKit

/// An app for tests that asks for the permission of a resource when its button is touched.
///
/// Its label "status" shows the resource and the status that the app then reads. Two more buttons
/// start and stop the camera, the location and the motion sensors, and play a haptic.
@main
final class PrivacyApp: UIResponder, UIApplicationDelegate,
  @preconcurrency CLLocationManagerDelegate
{
  var window: UIWindow?
  private let status = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
  private let location = CLLocationManager()
  private let motion = CMMotionManager()
  private let activities = CMMotionActivityManager()
  private let capture = AVCaptureSession()
  private let feedback = UINotificationFeedbackGenerator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    status.accessibilityLabel = "status"
    controller.view.addSubview(status)
    let titles = [
      "Microphone", "Camera", "Photos", "Adding", "Media", "Motion", "Location", "Always",
      "Precise", "Health", "Records", "Await", "Start", "Stop", "Tap", "Flood",
      "Tracking", "Speech",
    ]
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(
        x: 20 + 150 * (index % 2), y: 110 + 55 * (index / 2), width: 140, height: 44)
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
        // A slow handler, which the phone's time awaits (AppLife.PT18).
        usleep(50_000)
        let status = AVCaptureDevice.authorizationStatus(for: .video).rawValue
        DispatchQueue.main.async { self?.show(title, "\(status)") }
      }
    case "Photos":
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    case "Adding":
      PHPhotoLibrary.requestAuthorization(for: .addOnly) { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    case "Media":
      MPMediaLibrary.requestAuthorization { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    case "Tracking":
      ATTrackingManager.requestTrackingAuthorization { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    case "Speech":
      SFSpeechRecognizer.requestAuthorization { [weak self] status in
        DispatchQueue.main.async { self?.show(title, "\(status.rawValue)") }
      }
    case "Motion":
      let past = Date(timeIntervalSinceReferenceDate: 0)
      activities.queryActivityStarting(from: past, to: past, to: .main) { [weak self] _, _ in
        let status = CMMotionActivityManager.authorizationStatus().rawValue
        MainActor.assumeIsolated { self?.show(title, "\(status)") }
      }
    case "Health":
      let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
      store.requestAuthorization(toShare: [steps], read: [HKQuantityType(.heartRate)]) {
        [weak self] isDone, _ in
        let status = store.authorizationStatus(for: steps).rawValue
        DispatchQueue.main.async { self?.show(title, isDone ? "\(status)" : "canceled") }
      }
    case "Records":
      let types = [HKObjectType.clinicalType(forIdentifier: .allergyRecord)].compactMap { $0 }
      HKHealthStore().requestAuthorization(toShare: [], read: Set(types)) {
        [weak self] isDone, _ in
        DispatchQueue.main.async { self?.show(title, isDone ? "asked" : "canceled") }
      }
    case "Await": Task { await saveAndCount() }
    case "Flood":
      for _ in 1...200 {
        AVCaptureDevice.requestAccess(for: .video) { [weak self] isGiven in
          DispatchQueue.main.async { self?.count(isGiven) }
        }
      }
    case "Start":
      capture.startRunning()
      motion.startDeviceMotionUpdates()
      location.startUpdatingLocation()
    case "Stop":
      capture.stopRunning()
      motion.stopDeviceMotionUpdates()
      location.stopUpdatingLocation()
    case "Tap": feedback.notificationOccurred(.success)
    case "Always":
      location.requestAlwaysAuthorization()
      show(title, "\(location.authorizationStatus.rawValue)")
    case "Precise":
      location.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Test") {
        [weak self] _ in
        DispatchQueue.main.async {
          self?.show(title, "\(self?.location.accuracyAuthorization.rawValue ?? -1)")
        }
      }
    default:
      location.requestWhenInUseAuthorization()
      show(title, "\(location.authorizationStatus.rawValue)")
    }
  }

  private var answers = (given: 0, refused: 0)

  /// Counts the answer to one of many requests.
  private func count(_ isGiven: Bool) {
    if isGiven { answers.given += 1 } else { answers.refused += 1 }
    show("Flood", "\(answers.given) given, \(answers.refused) refused")
  }

  /// Asks for health data, saves steps one after another, and counts them, all with `await`.
  private func saveAndCount() async {
    let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
    do {
      try await store.requestAuthorization(toShare: [steps], read: [steps])
      for number in 1...20 {
        let one = HKQuantity(unit: .count(), doubleValue: Double(number))
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number))
        try await store.save(
          HKQuantitySample(type: steps, quantity: one, start: date, end: date))
      }
      let descriptor = HKStatisticsQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum)
      let sum = try await descriptor.result(for: store)?.sumQuantity()
      show("Await", "\(Int(sum?.doubleValue(for: .count()) ?? 0))")
    } catch {
      show("Await", "\(error)")
    }
  }

  private func show(_ title: String, _ text: String) {
    status.text = "\(title) \(text)"
    status.accessibilityValue = status.text
  }
}
