/// The values of contraceptives.
public enum HKCategoryValueContraceptive: Int, Sendable {
  case unspecified = 1
  case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
