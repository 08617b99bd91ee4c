// Apps import UIKit; its parts are separate modules, so that a change in one does not recompile the
// others.
@_exported import Accessibility
@_exported import CoreImage
@_exported import ImageIO
@_exported import Symbols
@_exported import TactusPDFDocuments
@_exported import TactusUIKitApp
@_exported import TactusUIKitBasics
@_exported import TactusUIKitControllers
@_exported import TactusUIKitDocuments
@_exported import TactusUIKitDynamics
@_exported import TactusUIKitInterfaceFiles
@_exported import TactusUIKitKeyValue
@_exported import TactusUIKitLists
@_exported import TactusUIKitPrinting
@_exported import TactusUIKitSharing
@_exported import TactusUIKitText
@_exported import TactusUIKitValues
@_exported import TactusUIKitViews
