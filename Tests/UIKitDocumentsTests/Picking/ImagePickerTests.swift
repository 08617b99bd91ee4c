import PhoneTesting
import TactusUIKitDocuments
import Testing
import UIKit

/// The picker of pictures, by taps.
@MainActor @Suite struct ImagePickerTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {
    let root = UIViewController()
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  private class QuietDelegate: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  private final class Delegate: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var cancelCount = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelCount += 1 }
  }

  @Test("Device.PH7. The picker shows that there is nothing to pick, until it is canceled")
  func cancel() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(PlainApp.self)
    let (delegate, quiet) = (Delegate(), QuietDelegate())
    let picker = phone.run {
      let picker = UIImagePickerController()
      #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
      picker.delegate = delegate
      app.root.present(picker, animated: true)
      return picker
    }
    phone.wait(1)
    #expect(phone.element(label: "No Photos or Videos") != nil)
    try phone.tap("Cancel")
    phone.wait(1)
    #expect(delegate.cancelCount == 1 && app.root.presentedViewController === picker)
    phone.run { picker.delegate = quiet }
    try phone.tap("Cancel")
    phone.wait(1)
    #expect(app.root.presentedViewController == nil && delegate.cancelCount == 1)
    withExtendedLifetime(quiet) {}
  }

  @Test("Device.PH7. The photo library is a source, a camera is not")
  func sources() async {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIImagePickerController().sourceType = .camera }
    }
  }
}
