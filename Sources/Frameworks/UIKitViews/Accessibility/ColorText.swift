/// The color words of a language.
struct ColorText {
  let transparent: String
  let black: String
  let white: String
  let gray: String
  let brown: String
  let dark: String
  let light: String
  /// The names of hues, starting with red, in steps of 30°.
  let hues: [String]

  static let english = ColorText(
    transparent: "transparent", black: "black", white: "white", gray: "gray", brown: "brown",
    dark: "dark ", light: "light ",
    hues: [
      "red", "orange", "yellow", "lime", "green", "mint", "cyan", "azure", "blue", "purple",
      "magenta", "pink",
    ])

  static let all = [
    "en": english,
    "de": ColorText(
      transparent: "durchsichtig", black: "schwarz", white: "weiß", gray: "grau", brown: "braun",
      dark: "dunkel", light: "hell",
      hues: [
        "rot", "orange", "gelb", "gelbgrün", "grün", "minzgrün", "türkis", "azurblau", "blau",
        "violett", "magenta", "rosa",
      ]),
    "pl": ColorText(
      transparent: "przezroczysty", black: "czarny", white: "biały", gray: "szary",
      brown: "brązowy", dark: "ciemny ", light: "jasny ",
      hues: [
        "czerwony", "pomarańczowy", "żółty", "limonkowy", "zielony", "miętowy", "turkusowy",
        "lazurowy", "niebieski", "fioletowy", "purpurowy", "różowy",
      ]),
  ]

  /// Returns the name of a color from components 0…1.
  func name(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> String {
    if brightness < 0.1 { return black }
    if saturation < 0.1 {
      if brightness > 0.95 { return white }
      return (brightness < 0.4 ? dark : brightness > 0.75 ? light : "") + gray
    }
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let step = Int((turn * CGFloat(hues.count)).rounded()) % hues.count
    if step == 1, brightness < 0.7 { return brown }
    if brightness < 0.6 { return dark + hues[step] }
    return (saturation < 0.45 ? light : "") + hues[step]
  }
}
