// The labels of relations that are not specific to a branch of a family.

/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of a colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The label of a teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The label of a sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The label of a younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// The label of an elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The label of the youngest sister.
public let CNLabelContactRelationYoungestSister = "_$!<YoungestSister>!$_"
/// The label of an elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The label of the eldest sister.
public let CNLabelContactRelationEldestSister = "_$!<EldestSister>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The label of the youngest brother.
public let CNLabelContactRelationYoungestBrother = "_$!<YoungestBrother>!$_"
/// The label of an elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The label of the eldest brother.
public let CNLabelContactRelationEldestBrother = "_$!<EldestBrother>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The label of a female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The label of a husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// The label of a female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// The label of a girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// The label of a girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The label of a boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The label of a grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The label of a grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The label of a grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The label of a granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The label of a grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The label of a great-grandparent.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// The label of a great-grandmother.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// The label of a great-grandfather.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// The label of a great-grandchild.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// The label of a great-granddaughter.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// The label of a great-grandson.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
/// The label of a parent-in-law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The label of a mother-in-law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The label of a father-in-law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The label of a sibling-in-law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// The label of a sister-in-law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The label of a brother-in-law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// The label of a child-in-law.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// The label of a daughter-in-law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// The label of a son-in-law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// The label of a co-sister-in-law.
public let CNLabelContactRelationCoSisterInLaw = "_$!<CoSisterInLaw>!$_"
/// The label of a co-brother-in-law.
public let CNLabelContactRelationCoBrotherInLaw = "_$!<CoBrotherInLaw>!$_"
/// The label of a parent’s sibling.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// The label of an aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The label of an uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The label of a sibling’s child.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// The label of a niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The label of a nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The label of a cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The label of a younger cousin.
public let CNLabelContactRelationYoungerCousin = "_$!<YoungerCousin>!$_"
/// The label of an elder cousin.
public let CNLabelContactRelationElderCousin = "_$!<ElderCousin>!$_"
/// The label of a male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// The label of a female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// The label of a stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// The label of a stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// The label of a stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The label of a stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// The label of a stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// The label of a stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// The label of a stepbrother.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"
/// The label of a stepsister.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
