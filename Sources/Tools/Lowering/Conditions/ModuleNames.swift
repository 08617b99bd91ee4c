import SwiftSyntax

/// The names of a module of Apple's that is missing, as far as their beginnings tell.
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

  /// Returns whether a file mentions any name outside of its imports.
  func areUsed(in tree: SourceFileSyntax) -> Bool {
    var before: TokenKind?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      guard case .identifier(let name) = token.tokenKind, before != .keyword(.import) else {
        continue
      }
      if contains(name) { return true }
    }
    return false
  }

  /// The names by module, for modules whose names can be told from others.
  ///
  /// - Source: Apple's reference of each framework. Confidence: documented.
  static let all: [String: ModuleNames] = [
    "Accelerate": ModuleNames(["vDSP", "vImage", "cblas", "BNNS", "vv", "la_"]),
    "AVKit": ModuleNames(
      ["AVPlayer", "AVPictureInPicture", "AVRoutePicker", "AVKit"], words: ["VideoPlayer"]),
    "CloudKit": ModuleNames(["CK"]),
    "Contacts": ModuleNames(["CN"]),
    "CoreData": ModuleNames(
      ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSAttributeDescription", "NSMerge"]),
    "CoreImage": ModuleNames(["CI", "kCI"]),
    "CoreLocation": ModuleNames(["CL", "kCL"]),
    "CoreMedia": ModuleNames(["CM", "kCM"]),
    "CoreMotion": ModuleNames(["CM"]),
    "CoreTelephony": ModuleNames(["CT"]),
    "CoreVideo": ModuleNames(["CV", "kCV"]),
    "DeveloperToolsSupport": ModuleNames([], words: ["ImageResource", "ColorResource"]),
    "EventKit": ModuleNames(["EK"]),
    "GameKit": ModuleNames(["GK"]),
    "GLKit": ModuleNames(["GL", "EAGL"]),
    "ImageIO": ModuleNames(["CGImage", "kCGImage"]),
    "LocalAuthentication": ModuleNames(["LA", "kLA"]),
    "MapKit": ModuleNames(["MK", "CL", "kCL"]),
    "MediaPlayer": ModuleNames(["MP"]),
    "MessageUI": ModuleNames(["MF"]),
    "Metal": ModuleNames(["MTL"]),
    "MetalKit": ModuleNames(["MTK", "MTL"]),
    "MobileCoreServices": ModuleNames(["kUT", "UTType"]),
    "Network": ModuleNames(
      ["NW", "nw_", "sec_protocol_"], words: ["IPAddress", "IPv4Address", "IPv6Address"]),
    "Photos": ModuleNames(["PH"]),
    "PhotosUI": ModuleNames(["PH", "PhotosPicker"]),
    "QuickLook": ModuleNames(["QL"]),
    "SafariServices": ModuleNames(["SF"]),
    "SceneKit": ModuleNames(["SCN", "kSCN"]),
    "Security": ModuleNames(["Sec", "kSec", "errSec"]),
    "SpriteKit": ModuleNames(["SK"]),
    "StoreKit": ModuleNames(["SK", "AppStore"], words: ["Product", "Transaction"]),
    "SwiftUI": ModuleNames(
      ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable", "Environment"],
      words: [
        "Alignment", "Angle", "Animation", "AnyView", "Binding", "Button", "Color", "EmptyView",
        "EdgeInsets", "ForEach", "Font", "GeometryReader", "Group", "HStack", "Image", "List",
        "LocalizedStringKey", "NavigationView", "ObservedObject", "PreviewProvider", "ScrollView",
        "Shape", "Spacer", "State", "StateObject", "Text", "Toggle", "Transaction", "VStack",
        "View", "ViewBuilder", "ViewModifier", "ZStack", "withAnimation",
      ]),
    "SystemConfiguration": ModuleNames(["SC", "kSC"]),
    "UserNotifications": ModuleNames(["UN"]),
    "Vision": ModuleNames(["VN"]),
    "WebKit": ModuleNames(["WK", "WebView"]),
    "simd": ModuleNames(["simd", "float", "double", "matrix_"], words: ["half", "vector_float2"]),
  ]
}
