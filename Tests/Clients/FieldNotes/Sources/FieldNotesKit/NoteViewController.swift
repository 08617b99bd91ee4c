import CoreText
import ImageIO
import MessageUI
import PhotosUI
import SafariServices

/// A note with buttons that pick a picture, show a page and send a message.
open class NoteViewController: UIViewController, PHPickerViewControllerDelegate {
  public private(set) var pictures = [PHPickerResult]()
  public private(set) var hasPicked = false

  public func pick() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: false)
  }

  public func picker(
    _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
  ) {
    pictures = results
    hasPicked = true
    picker.dismiss(animated: false)
  }

  public func show(_ page: URL) {
    present(SFSafariViewController(url: page), animated: false)
  }

  public var canSend: Bool { MFMailComposeViewController.canSendMail() }
}

/// The journal of a field trip, which is a class that nobody makes an object of.
public final class Journal: NSObject {
  public private(set) static var entries: [String] = []

  public static func open() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(saw(_:)), name: .init("FieldNotesSighting"), object: nil)
  }

  public static func close() { NotificationCenter.default.removeObserver(self) }

  @objc private static func saw(_ sighting: Notification) {
    entries.append(sighting.object as? String ?? "")
  }
}

/// The links of a note; another kind of expression finds others.
public func links(
  in text: String, with expression: () throws -> NSRegularExpression = { try detector() }
) rethrows -> [String] {
  var found: [String] = []
  let range = NSRange(text.startIndex..., in: text)
  try expression().enumerateMatches(in: text, options: [], range: range) { match, _, _ in
    if let match { found.append((text as NSString).substring(with: match.range)) }
  }
  return found
}

public func detector() throws -> NSRegularExpression {
  try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
}

/// The size of a picture's file, without drawing it.
public func size(of data: Data) -> CGSize? {
  guard let source = CGImageSourceCreateWithData(data as CFData, nil),
    let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
    let width = values[kCGImagePropertyPixelWidth] as? Int,
    let height = values[kCGImagePropertyPixelHeight] as? Int
  else { return nil }
  return CGSize(width: width, height: height)
}

/// Registers a font's file, and returns the code of the error.
public func register(_ font: URL) -> Int {
  var error: Unmanaged<CFError>?
  guard !CTFontManagerRegisterFontsForURL(font as CFURL, .process, &error) else { return 0 }
  return (error?.takeRetainedValue()).map { CFErrorGetCode($0) } ?? -1
}
