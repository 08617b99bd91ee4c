import SwiftSyntax

/// The names of a module of Apple's that is missing, as far as their beginnings identify them.
struct ModuleNames {
  private let prefixes: [String]
  private let words: Set<String>

  private init(_ prefixes: [String], words: Set<String> = []) {
    (self.prefixes, self.words) = (prefixes, words)
  }

  /// Returns whether a name may be one of the module's.
  func contains(_ name: String) -> Bool {
    words.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Returns whether a name may be one of the module's that is missing here: our frameworks have a
  /// few of such modules' types, such as `CIColor`.
  private func isMissing(_ name: String) -> Bool {
    words.contains(name) || contains(name) && !FrameworkTypes.names.contains(name)
  }

  /// Returns whether a file mentions any name outside of its imports, except those that our
  /// frameworks have.
  ///
  /// - Parameter own: The module's own types, as ``OwnTypes`` finds them.
  func areUsed(in tree: SourceFileSyntax, own: Set<String>) -> Bool {
    firstUse(in: tree, own: own) != nil
  }

  /// Returns the first of the module's names that a part of a file mentions; nil if there is none.
  ///
  /// A type of the client's own hides one of an imported module. A word after a point is a member
  /// of another type, such as `UIApplication.State`, unless a module of Apple's stands before it.
  func firstUse(in node: some SyntaxProtocol, own: Set<String>) -> TokenSyntax? {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated() {
      guard case .identifier(let name) = token.tokenKind, isMissing(name) else { continue }
      let before = index > 0 ? tokens[index - 1].tokenKind : .endOfFile
      switch before {
      case .keyword(.import): continue
      case .period where words.contains(name):
        guard index > 1, case .identifier(let base) = tokens[index - 2].tokenKind,
          AppleModules.present.contains(base) || AppleModules.others.contains(base)
        else { continue }
        return token
      case .atSign where !own.contains("@" + name): return token
      default: break
      }
      if own.contains(name) { continue }
      let after = index + 1 < tokens.count ? tokens[index + 1].tokenKind : .endOfFile
      // An argument label or a case of the client's, such as `State:`.
      if after == .colon, words.contains(name), token.isLabel { continue }
      if Self.nested.contains(name), after != .leftParen, after != .leftAngle { continue }
      return token
    }
    return nil
  }

  /// The words that are also types within UIKit's classes, whose extensions and subclasses name
  /// them without the class: a property wrapper has an `@`, an argument or a type before or after.
  private static let nested: Set<String> = ["State"]

  /// The frameworks that missing modules re-export, besides UIKit.
  ///
  /// - Source: The imports of each framework's public header. Confidence: documented.
  static let exports: [String: [String]] = [
    "ARKit": ["SceneKit", "SpriteKit"], "CoreLocationUI": ["CoreLocation"],
    "GameplayKit": ["SceneKit", "SpriteKit"], "IntentsUI": ["Intents"], "MetalKit": ["Metal"],
    "PassKit": ["Contacts"], "UserNotificationsUI": ["UserNotifications"],
  ]

  /// The beginnings of the names of the frameworks that missing modules re-export.
  static let prefixes: [String: [String]] = [
    "Contacts": ["CN"], "CoreLocation": ["CL"], "Intents": ["IN"], "Metal": ["MTL"],
    "SceneKit": ["SCN"], "SpriteKit": ["SK"], "UserNotifications": ["UN"],
  ]

  /// The names by module, for modules whose names can be distinguished from others.
  ///
  /// - Source: Apple's reference of each framework. Confidence: documented.
  static let all: [String: ModuleNames] = [
    "Accounts": ModuleNames(["ACAccount"]),
    "AddressBook": ModuleNames(["AB", "kAB"]),
    "AddressBookUI": ModuleNames(["AB", "kAB"]),
    "AdServices": ModuleNames(["AAAttribution"]),
    "AssetsLibrary": ModuleNames(["ALAsset"]),
    "CFNetwork": ModuleNames(["CFHTTP", "CFHost", "CFNet", "CFFTP", "kCFHTTP", "kCFNetwork"]),
    "CoreLocationUI": ModuleNames(["CLLocationButton"]),
    "NewsstandKit": ModuleNames(["NK"]),
    "OpenAL": ModuleNames(["AL", "al"]),
    "ShazamKit": ModuleNames(["SH"]),
    "Twitter": ModuleNames(["TW"]),
    "Accelerate": ModuleNames(["vDSP", "vImage", "cblas", "BNNS", "vv", "la_"]),
    "AdSupport": ModuleNames(["ASIdentifier"]),
    "AppTrackingTransparency": ModuleNames(["ATT"]),
    "ARKit": ModuleNames(["AR"]),
    "AVKit": ModuleNames(
      ["AVPlayer", "AVPictureInPicture", "AVRoutePicker", "AVKit"], words: ["VideoPlayer"]),
    "BackgroundTasks": ModuleNames(["BG"]),
    "BusinessChat": ModuleNames(["BC"]),
    "CallKit": ModuleNames(["CX"]),
    "CarPlay": ModuleNames(["CP"]),
    "ClassKit": ModuleNames(["CLS"]),
    "CloudKit": ModuleNames(["CK"]),
    "Contacts": ModuleNames(["CN"]),
    "ContactsUI": ModuleNames(["CN"]),
    "CoreAudioKit": ModuleNames(["AUViewController", "CA"]),
    "CoreBluetooth": ModuleNames(["CB"]),
    "CoreData": ModuleNames(
      ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSAttributeDescription", "NSMerge"]),
    "CoreImage": ModuleNames(["CI", "kCI"]),
    "CoreLocation": ModuleNames(["CL", "kCL"]),
    "CoreMedia": ModuleNames(["CM", "kCM"]),
    "CoreMIDI": ModuleNames(["MIDI"]),
    "CoreML": ModuleNames(["ML"]),
    "CoreMotion": ModuleNames(["CM"]),
    "CoreNFC": ModuleNames(["NFC"]),
    "CoreSpotlight": ModuleNames(["CS"]),
    "CoreTelephony": ModuleNames(["CT"]),
    "CoreVideo": ModuleNames(["CV", "kCV"]),
    "DeveloperToolsSupport": ModuleNames([], words: ["ImageResource", "ColorResource"]),
    "DeviceCheck": ModuleNames(["DC"]),
    "EventKit": ModuleNames(["EK"]),
    "EventKitUI": ModuleNames(["EK"]),
    "ExternalAccessory": ModuleNames(["EA"]),
    "FileProvider": ModuleNames(["NSFileProvider"]),
    "GameController": ModuleNames(["GC"]),
    "GameKit": ModuleNames(["GK"]),
    "GameplayKit": ModuleNames(["GK"]),
    "GLKit": ModuleNames(["GL", "EAGL"]),
    "HomeKit": ModuleNames(["HM"]),
    "IdentityLookup": ModuleNames(["IL"]),
    "ImageIO": ModuleNames(["CGImage", "kCGImage"]),
    "Intents": ModuleNames(["IN"]),
    "IntentsUI": ModuleNames(["IN"]),
    "JavaScriptCore": ModuleNames(["JS", "kJS"]),
    "LinkPresentation": ModuleNames(["LP"]),
    "LocalAuthentication": ModuleNames(["LA", "kLA"]),
    "MapKit": ModuleNames(["MK", "CL", "kCL"]),
    "MediaPlayer": ModuleNames(["MP"]),
    "MediaToolbox": ModuleNames(["MTAudioProcessing", "kMTAudioProcessing", "MTCopyLocalized"]),
    "Messages": ModuleNames(["MS"]),
    "MessageUI": ModuleNames(["MF"]),
    "Metal": ModuleNames(["MTL"]),
    "MetalPerformanceShaders": ModuleNames(["MPS", "MTL"]),
    "MetalKit": ModuleNames(["MTK", "MTL"]),
    "MetricKit": ModuleNames(["MX"]),
    "MobileCoreServices": ModuleNames(["kUT", "UTType"]),
    "MultipeerConnectivity": ModuleNames(["MC"]),
    "NaturalLanguage": ModuleNames(["NL"]),
    "Network": ModuleNames(
      ["NW", "nw_", "sec_protocol_"], words: ["IPAddress", "IPv4Address", "IPv6Address"]),
    "NotificationCenter": ModuleNames(["NC"]),
    "PassKit": ModuleNames(["PK"]),
    "PencilKit": ModuleNames(["PK"]),
    "Photos": ModuleNames(["PH"]),
    "PhotosUI": ModuleNames(["PH", "PhotosPicker"]),
    "PushKit": ModuleNames(["PK"]),
    "QuickLook": ModuleNames(["QL"]),
    "ReplayKit": ModuleNames(["RP"]),
    "SafariServices": ModuleNames(["SF"]),
    "SceneKit": ModuleNames(["SCN", "kSCN"]),
    "Security": ModuleNames(["Sec", "kSec", "errSec"]),
    "SensorKit": ModuleNames(["SR"]),
    "simd": ModuleNames(["simd", "float", "double", "matrix_"], words: ["half", "vector_float2"]),
    "Social": ModuleNames(["SL"]),
    "SoundAnalysis": ModuleNames(["SN"]),
    "Speech": ModuleNames(["SF"]),
    "SpriteKit": ModuleNames(["SK"]),
    "StoreKit": ModuleNames(["SK", "AppStore"], words: ["Product", "Transaction"]),
    "SwiftUI": ModuleNames(
      [
        "UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable", "Environment",
        "AccessibilityFocus", "UIGestureRecognizerRepresentable",
      ], words: swiftUIWords),
    "SystemConfiguration": ModuleNames(["SC", "kSC"]),
    "UserNotifications": ModuleNames(["UN"]),
    "UserNotificationsUI": ModuleNames(["UNNotificationContentExtension"]),
    "VideoToolbox": ModuleNames(["VT", "kVT"]),
    "Vision": ModuleNames(["VN"]),
    "VisionKit": ModuleNames(["VN"], words: ["DataScannerViewController", "ImageAnalyzer"]),
    "WatchConnectivity": ModuleNames(["WC"]),
    "WebKit": ModuleNames(["WK", "WebView"]),
  ]
}

extension TokenSyntax {
  /// Whether the token labels an argument or a parameter.
  fileprivate var isLabel: Bool {
    parent?.is(LabeledExprSyntax.self) == true || parent?.is(FunctionParameterSyntax.self) == true
      || parent?.is(TupleTypeElementSyntax.self) == true
  }
}
