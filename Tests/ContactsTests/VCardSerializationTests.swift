import Contacts
import Testing

/// Contacts as vCards.
@Suite struct VCardSerializationTests {
  private func contact(_ text: String) throws -> CNContact {
    try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
  }

  @Test("Contacts.VC3. A card of an iPhone is read")
  func phoneCard() throws {
    let anna = try contact(
      """
      BEGIN:VCARD
      VERSION:3.0
      PRODID:-//Apple Inc.//iPhone OS 17.0//EN
      N:Berg;Anna;Maria;Dr.;
      FN:Dr. Anna Maria Berg
      NICKNAME:Anni
      X-PHONETIC-FIRST-NAME:ana
      ORG:Acme;Sales;
      TITLE:Buyer
      EMAIL;type=INTERNET;type=HOME;type=pref:anna@example.com
      item1.EMAIL;type=INTERNET:boat@example.com
      item1.X-ABLabel:Boat
      TEL;type=CELL;type=VOICE;type=pref:+1 415 555-0132
      TEL;type=IPHONE;type=CELL;type=VOICE:2
      TEL;type=WORK;type=FAX:3
      item2.ADR;type=WORK;type=pref:;;1 Main St\\nFloor 2;Ulm;BW;89073;Germany
      item2.X-ABADR:de
      item3.URL;type=pref:https\\://example.com
      item3.X-ABLabel:_$!<HomePage>!$_
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-28
      item4.X-ABDATE;type=pref:2010-05-01
      item4.X-ABLabel:_$!<Anniversary>!$_
      item5.X-ABRELATEDNAMES;type=pref:Eva
      item5.X-ABLabel:_$!<Mother>!$_
      X-SOCIALPROFILE;type=twitter;x-user=anna:http://twitter.com/anna
      IMPP;X-SERVICE-TYPE=Jabber;type=pref:xmpp:anna@example.com
      PHOTO;ENCODING=b;TYPE=JPEG:AQID
       BAU=
      NOTE:a\\, b
      END:VCARD
      """)
    #expect(CNContactFormatter.string(from: anna, style: .fullName) == "Dr. Anna Maria Berg")
    #expect(anna.nickname == "Anni" && anna.phoneticGivenName == "ana" && anna.note == "a, b")
    #expect(anna.organizationName == "Acme" && anna.departmentName == "Sales")
    #expect(anna.jobTitle == "Buyer" && anna.contactType == .person)
    #expect(anna.emailAddresses.map(\.label) == [CNLabelHome, "Boat"])
    #expect(
      anna.phoneNumbers.map(\.label) == [
        CNLabelPhoneNumberMobile, CNLabelPhoneNumberiPhone, CNLabelPhoneNumberWorkFax,
      ])
    #expect(anna.phoneNumbers.first?.value.stringValue == "+1 415 555-0132")
    let address = try #require(anna.postalAddresses.first)
    #expect(address.label == CNLabelWork && address.value.street == "1 Main St\nFloor 2")
    #expect(address.value.postalCode == "89073" && address.value.isoCountryCode == "de")
    #expect(anna.urlAddresses.first?.value == "https://example.com")
    #expect(anna.urlAddresses.first?.label == CNLabelURLAddressHomePage)
    let birthday = try #require(anna.birthday)
    #expect(birthday.year == nil && birthday.month == 2 && birthday.day == 28)
    #expect(anna.dates.first?.label == CNLabelDateAnniversary)
    #expect(anna.dates.first?.value.year == 2010)
    #expect(anna.contactRelations.first?.value.name == "Eva")
    #expect(anna.socialProfiles.first?.value.service == CNSocialProfileServiceTwitter)
    #expect(anna.socialProfiles.first?.value.username == "anna")
    #expect(anna.instantMessageAddresses.first?.value.username == "anna@example.com")
    #expect(anna.imageData == Data([1, 2, 3, 4, 5]) && anna.imageDataAvailable)
  }

  @Test("Contacts.VC3. Cards of the versions 2.1 and 4.0 are read")
  func otherVersions() throws {
    let old = try contact(
      """
      BEGIN:VCARD
      VERSION:2.1
      N:Berg;Ben
      TEL;CELL:1
      TEL;WORK;VOICE:2
      BDAY:19900228
      PHOTO;JPEG;ENCODING=BASE64:AQID
      END:VCARD
      """)
    #expect(old.givenName == "Ben" && old.birthday?.year == 1990 && old.birthday?.day == 28)
    #expect(old.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelWork])
    #expect(old.imageData == Data([1, 2, 3]))
    let new = try contact(
      """
      BEGIN:VCARD
      VERSION:4.0
      KIND:org
      FN:Acme
      TEL;VALUE=uri;TYPE="voice,home":tel:+1-555
      BDAY:--0412
      PHOTO:data:image/png;base64,AQID
      ANNIVERSARY:20100501T000000Z
      END:VCARD
      """)
    #expect(new.contactType == .organization && new.organizationName == "Acme")
    #expect(new.phoneNumbers.first?.label == CNLabelHome)
    #expect(new.phoneNumbers.first?.value.stringValue == "+1-555")
    #expect(new.birthday?.month == 4 && new.birthday?.year == nil)
    #expect(new.imageData == Data([1, 2, 3]) && new.dates.first?.value.day == 1)
    let bad = try contact("BEGIN:VCARD\nFN:A\nBDAY:1990-13-40\nPHOTO:http://a/b.png\nEND:VCARD")
    #expect(bad.birthday == nil && bad.imageData == nil && bad.givenName == "A")
  }

  @Test("Contacts.VC1, Contacts.VC2. A written card is read as equal, without picture and note")
  func roundTrip() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.namePrefix) = ("An;na", "Berg, Jr.", "Dr.")
    (contact.organizationName, contact.departmentName) = ("Acme", "Sales")
    (contact.nickname, contact.previousFamilyName, contact.jobTitle) = ("B", "Tal", "Buyer")
    contact.contactType = .organization
    contact.phoneNumbers =
      [
        CNLabelPhoneNumberMobile, CNLabelPhoneNumberiPhone, CNLabelPhoneNumberMain, CNLabelHome,
        CNLabelPhoneNumberPager, CNLabelPhoneNumberOtherFax, "Boat", nil,
      ].map { CNLabeledValue(label: $0, value: CNPhoneNumber(stringValue: "1")) }
    contact.emailAddresses = [CNLabelWork, CNLabelEmailiCloud, nil].map {
      CNLabeledValue(label: $0, value: "a@example.com")
    }
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.isoCountryCode) = ("a\nb", "Ulm", "de")
    contact.postalAddresses = [CNLabeledValue(label: "Boat", value: address)]
    contact.birthday = DateComponents(month: 2, day: 9)
    contact.dates = [
      CNLabeledValue(
        label: CNLabelOther, value: DateComponents(year: 7, month: 1, day: 2) as NSDateComponents)
    ]
    contact.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Eva"))
    ]
    contact.socialProfiles = [
      CNLabeledValue(
        label: nil,
        value: CNSocialProfile(
          urlString: "https://a/b", username: "a;b", userIdentifier: "7",
          service: CNSocialProfileServiceLinkedIn))
    ]
    contact.instantMessageAddresses = [
      CNLabeledValue(
        label: CNLabelHome, value: CNInstantMessageAddress(username: "a:b", service: "Matrix"))
    ]
    contact.imageData = Data([1])
    let data = try CNContactVCardSerialization.data(with: [contact, contact])
    #expect(data.starts(with: Data("BEGIN:VCARD\r\nVERSION:3.0\r\n".utf8)))
    let found = try CNContactVCardSerialization.contacts(with: data)
    #expect(found.count == 2)
    let again = try #require(found.last)
    #expect(again.givenName == "An;na" && again.familyName == "Berg, Jr.")
    #expect(again.namePrefix == "Dr." && again.nickname == "B" && again.jobTitle == "Buyer")
    #expect(again.previousFamilyName == "Tal" && again.departmentName == "Sales")
    #expect(again.contactType == .organization && again.imageData == nil)
    #expect(again.phoneNumbers.map(\.label) == contact.phoneNumbers.map(\.label))
    #expect(again.emailAddresses.map(\.label) == contact.emailAddresses.map(\.label))
    #expect(again.postalAddresses.first?.value == address)
    #expect(again.postalAddresses.first?.label == "Boat")
    #expect(again.birthday?.year == nil && again.birthday?.day == 9)
    #expect(again.dates.first?.value.year == 7 && again.dates.first?.label == CNLabelOther)
    #expect(again.contactRelations.first?.label == CNLabelContactRelationMother)
    #expect(again.socialProfiles.first?.value == contact.socialProfiles.first?.value)
    #expect(
      again.instantMessageAddresses.first?.value == contact.instantMessageAddresses.first?.value)
  }

  @Test("Contacts.VC4. What is no card is an error")
  func malformed() {
    for text in ["", "no card", "BEGIN:VCARD\nFN:A"] {
      do {
        _ = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
        Issue.record("'\(text)' is no card")
      } catch {
        #expect((error as? CNError)?.code == .vCardMalformed)
      }
    }
  }
}
