/// Prepares a program's locale and time zone when it is loaded, before `main` and before any other
/// code of Swift (Region.LR4).
private enum RegionLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { PhoneRegion.load() }
}
