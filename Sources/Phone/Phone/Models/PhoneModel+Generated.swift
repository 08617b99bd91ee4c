// Made by `swift run generate-tables` of Data/PhoneModels, where every entry names its source.
// Do not edit.

extension PhoneModel {
  /// The models that come with Tactus, by their name.
  public static let builtIn: [PhoneModel] = [
    iphone11,
    iphone17,
    iphone6s,
    iphone7,
    iphone8,
    iphoneSe,
    iphoneX,
    iphoneXs,
    noHaptics,
  ]

  /// iPhone 11.
  public static let iphone11 = PhoneModel(
    name: "iphone-11",
    title: "iPhone 11",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(width: 414, height: 896, scale: 2))

  /// iPhone 17, the current one.
  public static let iphone17 = PhoneModel(
    name: "iphone-17",
    title: "iPhone 17, the current one",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(width: 402, height: 874, scale: 3))

  /// iPhone 6s.
  public static let iphone6s = PhoneModel(
    name: "iphone-6s",
    title: "iPhone 6s",
    tapticEngine: 1,
    playsFeedback: false,
    playsPatterns: false,
    hasForceTouch: true,
    screen: Screen(width: 375, height: 667, scale: 2))

  /// iPhone 7.
  public static let iphone7 = PhoneModel(
    name: "iphone-7",
    title: "iPhone 7",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: false,
    hasForceTouch: true,
    screen: Screen(width: 375, height: 667, scale: 2))

  /// iPhone 8.
  public static let iphone8 = PhoneModel(
    name: "iphone-8",
    title: "iPhone 8",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(width: 375, height: 667, scale: 2))

  /// iPhone SE, second generation.
  public static let iphoneSe = PhoneModel(
    name: "iphone-se",
    title: "iPhone SE, second generation",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(width: 375, height: 667, scale: 2))

  /// iPhone X.
  public static let iphoneX = PhoneModel(
    name: "iphone-x",
    title: "iPhone X",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(width: 375, height: 812, scale: 3))

  /// iPhone XS.
  public static let iphoneXs = PhoneModel(
    name: "iphone-xs",
    title: "iPhone XS",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(width: 375, height: 812, scale: 3))

  /// A phone without a Taptic Engine.
  public static let noHaptics = PhoneModel(
    name: "no-haptics",
    title: "A phone without a Taptic Engine",
    tapticEngine: 0,
    playsFeedback: false,
    playsPatterns: false,
    hasForceTouch: false,
    screen: Screen(width: 320, height: 568, scale: 2))
}
