import PhoneTesting
import ScreenTestSupport
import Testing
import VisionKit

/// VisionKit on a phone that recognizes nothing.
@MainActor @Suite(.serialized, .exclusiveScreen) struct VisionTests {
  @Test("Device.VK1, Device.VK2. Nothing is supported, and an analyzer throws")
  func analyzer() async throws {
    #expect(!ImageAnalyzer.isSupported && ImageAnalyzer.supportedTextRecognitionLanguages.isEmpty)
    #expect(!VNDocumentCameraViewController.isSupported)
    var configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
    configuration.locales = ["en-US"]
    #expect(configuration.analysisTypes.contains(.machineReadableCode))
    #expect(!configuration.analysisTypes.contains(.visualLookUp))
    let analyzer = ImageAnalyzer()
    await #expect(throws: CocoaError(.featureUnsupported)) {
      _ = try await analyzer.analyze(UIImage(), configuration: configuration)
    }
    await #expect(throws: CocoaError(.featureUnsupported)) {
      _ = try await analyzer.analyze(
        imageAt: URL(fileURLWithPath: "/tea.jpg"), orientation: .up, configuration: configuration)
    }
  }

  @MainActor private final class Guide: ImageAnalysisInteractionDelegate {
    var rectangle = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { rectangle }
  }

  @Test("Device.VK3. An interaction belongs to its view, which reacts to touches; nothing is found")
  func interaction() async {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = ImageAnalysisInteraction()
    view.addInteraction(interaction)
    #expect(interaction.view === view && !view.isUserInteractionEnabled)
    interaction.preferredInteractionTypes = .automatic
    #expect(view.isUserInteractionEnabled && interaction.activeInteractionTypes.isEmpty)
    interaction.preferredInteractionTypes = []
    #expect(view.isUserInteractionEnabled)
    interaction.selectableItemsHighlighted = true
    #expect(!interaction.selectableItemsHighlighted && !interaction.hasActiveTextSelection)
    #expect(!interaction.hasInteractiveItem(at: CGPoint(x: 50, y: 50)) && interaction.text.isEmpty)
    #expect(await interaction.subjects.isEmpty)
    #expect(await interaction.subject(at: CGPoint(x: 50, y: 50)) == nil)
    await #expect(throws: ImageAnalysisInteraction.SubjectUnavailable.imageUnavailable) {
      _ = try await interaction.image(for: [])
    }
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("Device.VK4. The picture's place follows the content mode, or the delegate")
  func places() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      .image { _ in }
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let guide = Guide()
    let interaction = ImageAnalysisInteraction(guide)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(interaction.contentsRect == whole)
    view.contentMode = .scaleAspectFit
    view.addInteraction(interaction)
    #expect(interaction.contentsRect == CGRect(x: 0, y: 0.25, width: 1, height: 0.5))
    view.contentMode = .scaleAspectFill
    interaction.setContentsRectNeedsUpdate()
    #expect(interaction.contentsRect == CGRect(x: -0.5, y: 0, width: 2, height: 1))
    let plain = UIView()
    plain.addInteraction(interaction)
    #expect(interaction.contentsRect == guide.rectangle)
    guide.rectangle = CGRect(x: 0.1, y: 0, width: 0.5, height: 1)
    #expect(interaction.contentsRect != guide.rectangle)
    interaction.setContentsRectNeedsUpdate()
    #expect(interaction.contentsRect == guide.rectangle)
    #expect(guide.contentView(for: interaction) === plain)
    #expect(guide.interaction(interaction, shouldBeginAt: .zero, for: .textSelection))
  }

  @Test("Device.VK5. A scanner keeps its settings, throws, and its stream of items ends")
  func scanner() async {
    #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
    let types: Set<DataScannerViewController.RecognizedDataType> = [
      .text(textContentType: .URL), .barcode(symbologies: [.qr]), .barcode(symbologies: [.qr]),
    ]
    let scanner = DataScannerViewController(
      recognizedDataTypes: types, qualityLevel: .fast, isHighlightingEnabled: true)
    #expect(scanner.recognizedDataTypes.count == 2 && scanner.qualityLevel == .fast)
    #expect(scanner.isGuidanceEnabled && !scanner.recognizesMultipleItems)
    scanner.loadViewIfNeeded()
    #expect(scanner.overlayContainerView.superview === scanner.view)
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try scanner.startScanning()
    }
    #expect(!scanner.isScanning)
    scanner.zoomFactor = 2
    #expect(scanner.zoomFactor == scanner.maxZoomFactor)
    await #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      _ = try await scanner.capturePhoto()
    }
    var count = 0
    for await _ in scanner.recognizedItems { count += 1 }
    #expect(count == 0)
  }

  private final class App: UIResponder, UIApplicationDelegate,
    VNDocumentCameraViewControllerDelegate
  {
    var window: UIWindow?
    let root = UIViewController()
    var errors: [Int] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }

    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {
      errors.append((error as NSError).code)
      controller.dismiss(animated: false)
    }
  }

  @Test("Device.VK6. The camera for paper tells its delegate that it has failed")
  func paper() {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    let camera = VNDocumentCameraViewController()
    camera.delegate = app
    phone.run { app.root.present(camera, animated: true) }
    phone.waitUntilIdle()
    #expect(app.errors == [CocoaError.featureUnsupported.rawValue])
    #expect(app.root.presentedViewController == nil)
  }
}
