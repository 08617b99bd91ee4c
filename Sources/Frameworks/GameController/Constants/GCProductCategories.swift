// The categories of devices.
//
// - Source: what programs print on an iPhone. Confidence: reported; those of remotes are guesses.

/// The category of PlayStation 4 controllers.
public let GCProductCategoryDualShock4 = "DualShock 4"
/// The category of PlayStation 5 controllers.
public let GCProductCategoryDualSense = "DualSense"
/// The category of controllers in Apple's accessory program.
public let GCProductCategoryMFi = "MFi"
/// The category of Xbox controllers.
public let GCProductCategoryXboxOne = "Xbox One"
/// The category of the first-generation Siri Remote.
public let GCProductCategorySiriRemote1stGen = "Siri Remote (1st Generation)"
/// The category of the second remote of an Apple TV.
public let GCProductCategorySiriRemote2ndGen = "Siri Remote (2nd Generation)"
/// The category of the remote in Control Center.
public let GCProductCategoryControlCenterRemote = "Control Center Remote"
/// The category of remotes of other manufacturers.
public let GCProductCategoryUniversalElectronicsRemote = "Universal Electronics Remote"
/// The category of all remotes as one.
public let GCProductCategoryCoalescedRemote = "Coalesced Remote"
/// The category of mice.
public let GCProductCategoryMouse = "Mouse"
/// The category of keyboards.
public let GCProductCategoryKeyboard = "Keyboard"
/// The category of other controllers.
public let GCProductCategoryHID = "HID"
