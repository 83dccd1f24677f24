/// The letters of fonts of Apple's systems, as published.
///
/// Widths measured in a browser are in hundredths of an em, by the project string-pixel-width.
extension LetterFaces {
  /// Arial and Helvetica: the widths of the Liberation fonts (SIL Open Font License), which were drawn to be as wide as
  /// these, letter by letter.
  static let sans = LetterFaces([
    400: """
    )@)@+*/_/_7823'B*W*W+q0=)@*W)@)@/_/_/_/_/_/_/_/_/_/_)@)@0=0=0=/_:,23233J3J230u4c3J)@.E\
    23/_5z3J4c234c3J230u3J238N23230u)@)@)@-a/_*W/_/_.E/_/_)@/_/_((((.E((5z/_/_/_/_*W.E)@/_\
    .E3J.E.E.E*Y(v*Y0=
    """,
    700: """
    )@*W-k/_/_783J(H*W*W+q0=)@*W)@)@/_/_/_/_/_/_/_/_/_/_*W*W0=0=0=0u943J3J3J3J230u4c3J)@/_\
    3J0u5z3J4c234c3J230u3J238N23230u*W)@*W0=/_*W/_0u/_0u/_*W0u0u)@)@/_)@780u0u0u0u+q/_*W0u\
    /_4c/_/_.E+q)D+q0=
    """,
  ])

  /// Helvetica without its bold face, which stands for every font that Interface Builder does not find.
  static let unknown = LetterFaces([
    400: """
    )@)@+*/_/_7823'B*W*W+q0=)@*W)@)@/_/_/_/_/_/_/_/_/_/_)@)@0=0=0=/_:,23233J3J230u4c3J)@.E\
    23/_5z3J4c234c3J230u3J238N23230u)@)@)@-a/_*W/_/_.E/_/_)@/_/_((((.E((5z/_/_/_/_*W.E)@/_\
    .E3J.E.E.E*Y(v*Y0=
    """
  ])

  /// Times New Roman: the widths of the Liberation fonts.
  static let serif = LetterFaces([
    400: """
    (b*W,=.E.E5z4c',*W*W.E/o(b*W(b)@.E.E.E.E.E.E.E.E.E.E)@)@/o/o/o-,7z3J23233J0u/_3J3J*W+q\
    3J0u783J3J/_3J23/_0u3J3J8N3J3J0u*W)@*W-a.E*W-,.E-,.E-,*W.E.E)@)@.E)@4c.E.E.E.E*W+q)@.E\
    .E3J.E.E-,-w'U-w/?
    """,
    700: """
    (b*W/].E.E9h5z)@*W*W.E/{(b*W(b)@.E.E.E.E.E.E.E.E.E.E*W*W/{/{/{.E823J233J3J230u4c4c+q.E\
    4c238N3J4c0u4c3J/_233J3J9h3J3J23*W)@*W07.E*W.E/_-,/_-,*W.E/_)@*W/_)@5z/_.E/_/_-,+q*W/_\
    .E3J.E.E-,+{($+{.o
    """,
  ])

  /// Lucida Grande: the widths of Lucida Sans and of its demibold face, as the X Window System publishes them (`SWIDTH` of
  /// its fonts of pixels), in thousandths of an em.
  ///
  /// Of ten labels at 13 points that a document of OS X 10.8 stores, eight are these widths rounded up to a point; the other
  /// two are stretched.
  static let lucida = LetterFaces([
    400: """
    *4'`+O1G1G272q(6*G*G-{1G*4*G*4.91G1G1G1G1G1G1G1G1G1G*4*41G1G1G,Y6R2c0+2g4'/A/53L3e)U**\
    1q//6X3r4a/X4a1G/;1G2i1s6L19130i*G.9*G1G.E0{/U1A.k1A/a+C131-)W)w0?)W8:1-0{1A1A,?.Y+Q1-\
    0$6-0y/w0'*G)&*G1G
    """,
    700: """
    *l)&/(2]2]7J5%)&+k+k-U2]*l)W*l0V2]2]2]2]2]2]2]2]2]2]*l*l2]2]2]0$5z4X273R5]1a0c4;5P+6.G\
    4/1-8F4n6L1z6L3c0R3e4n3e8F2v3k2C+k0V+k2].E2C132o/G2o0{-O2o2i+6+62P+69t2i2C2o2o.E11,w2i\
    2+7//w1a0o+k)&+k2]
    """,
  ])

  /// Helvetica Neue: the widths that PDF files with its regular and bold face state, in thousandths of an em.
  ///
  /// The medium face is half way between them, and letters of light faces are narrower by the ratio of mean widths that
  /// Capsize publishes for them: 0.450 em regular, 0.465 medium, 0.480 bold, 0.433 light, 0.418 thin, 0.400 ultralight. Digits
  /// are as wide in all, as stored widths of a thin and an ultralight text say.
  static let helveticaNeue = LetterFaces([
    100: """
    )@(t,b/_/_9h1A)@(t(t+$0_)@+q)@*W/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_550-0q1Y19/C.Z2C1Y(8-P\
    0O.94[1Y2E0-2E0q0-.Z1Y/C5f/C0-/C(t*W(t0_.E((-r/#-r/#-r(}.Z.9'O'O-P'O4:.9.Z/#/#)f--)D.9\
    --2A-N--,d*W((*W0_)@)@,b,b.E9h9h
    """,
    200: """
    )@(t,b/_/_9h1A)@(t(t+$0_)@+q)@*W/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_550c1N2;1s/v//3'2;(N-{\
    1,.h5H2;3)0c3)1N0c//2;/v6W/v0c/v(t*W(t0_.E((.C/S.C/S.C)://.h'b'b-{'b5&.h///S/S*&-V)_.h\
    -V3%-y-V-0*W((*W0_)@)@,b,b.E9h9h
    """,
    300: """
    )@(t,b/_/_9h1A)@(t(t+$0_)@+q)@*W/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_55142#2m2H0E/V3[2m(`.D\
    1Y/36)2m3^143^2#14/V2m0E7<0E140E(t*W(t0_.E((.h/}.h/}.h)N/V/3'q'q.D'q5a/3/V/}/}*=-y)u/3\
    -y3Y.B-y-Q*W((*W0_)@)@,b,b.E9h9h
    """,
    400: """
    )@(t,b/_/_9h1A)@(t(t+$0_)@+q)@*W/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_551g2X3J3%0u0)4;3J(t.m\
    23/_6n3J4=1g4=2X1g0)3J0u8)0u1g0u(t*W(t0_.E((/70O/70O/7)f0)/_((((.m((6H/_0)0O0O*W.E*2/_\
    .E49.k.E-w*W((*W0_)@)@,b,b.E9h9h
    """,
    500: """
    )@)---/_/_9h1{)@)?)?+]0_)@,()@+$/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_55222l3^3K1@0<4;3^)>/8\
    2l0*783^4P1{4P3$1h0N3^1.8<1T1{1@)f+$)f0_.E(N/^0c/^0c/^*10N0*(M(b/J(M7$0*0N0c0c+6.l*X0*\
    .Y4t/#.X.D*W()*W0_)@)@----.E9h9h
    """,
    700: """
    )@)@-S/_/_9h2X)@)f)f,;0_)@,;)@+K/_/_/_/_/_/_/_/_/_/_)@)@0_0_0_/_552X3%3r3r1g0O4;3r)d/_\
    3J0O7^3r4c234c3J1i0u3r1A8N23231g*W+K*W0_.E(t0)0u0)0u0)*W0u0O(r)@0)(r7Z0O0u0u0u+q/7+$0O\
    .o5R/7.m.m*W(**W0_)@)@-S-S.E9h9h
    """,
  ])

  /// Avenir: Book and Heavy as measured in a browser, to the nearest 54th of an em, in which the font is drawn.
  ///
  /// Of 39 stored widths in Book 38 are as these say, of 23 in Heavy 19. The letters of Medium lie between, where 22 widths
  /// put them; its digits are those of Book.
  static let avenir = LetterFaces([
    400: """
    )@)@.l/^/^5{3$(u(u(u--22)@*X)@+J/^/^/^/^/^/^/^/^/^/^)@)@222222-z5.2X1@3$3q0O/^4c3J(u-z\
    1@.E774c5{0)5{0O/^0)2X0v8O1@0)/^(u+J(u22.E(N.l0v-z0v/^)g0v/^(N(N-z(N6F/^0O0v0v*X,b*X/^\
    -z3J-z-z,b(u(((u22
    """,
    500: """
    )@)@.l/^/^5{3$(u(u(u--22)@*X)@+J/^/^/^/^/^/^/^/^/^/^)@)@222222-z5.2u1N2r4$0]/k4c3X)(.-\
    1j.S7S4q5{0D6-0k/k0)2u1D8l1j0R0,(u+J(u22.E(N.z1(-z1(/k*51(/k(](].H(]6S/k0]1(1(+',p+'/k\
    .:4'.H.:-0(u(((u22
    """,
    800: """
    )g)g.l0O0O7^3q)g)g)g-S22)g*<)g+p0O0O0O0O0O0O0O0O0O0O)g)g222222.l5.3J1g2X4<0v0)4c3q)@.E\
    2X.l8)5.5{0v6F1@0)0)3J229A2X1@0v)@+p)@22.E(u/71@-z1@0)+$1@0)(u(u/7(u6m0)0v1@1@+p--+p0)\
    .l5./7.l-z)@(()@22
    """,
  ])

  /// Avenir Next: regular and bold as measured in a browser; medium is a tenth on the way, since five texts are hardly wider
  /// than regular, and heavy goes on as far as half of it.
  static let avenirNext = LetterFaces([
    400: """
    (b*Q,A/g055t2x(v)n)n-$29(v*<(v+I05050505050505050505)n)n292929-w552x1V3F4=0I/g4g3F(v.1\
    1A.Y7:4=6B056-0_/g/{311-9*1k0_/{)n+I)n29.E(M/(1V.E1V/{)n1A05(b(b.Y(b7%050s1V1V+4-$*<05\
    .14)-w.1-$)n($)n29
    """,
    500: """
    (b*W,S/o0C6)3-)$)w)w-.29)$*>)$+S0C0C0C0C0C0C0C0C0C0C)u)u292929.*553#1]3A4@0M/k4e3N)(.9\
    1R._7H4D6B0A610k/m/}3719961u0m0/)w+S)w2=.E(Y/11Z.E1Z0'){1G0=(l(l.m(l7-0=0w1Z1Z+<-**G0;\
    .A4B.3.A-2)w(()w29
    """,
    700: """
    (b+4.E0_1k7d4g)n*f*f.129)n*Q)n,U1k1k1k1k1k1k1k1k1k1k*Q*Q292929/Q553Z292x4R0s054R4=*</(\
    31/(8p4|6B1V6V2%0I053p2N:J2x291V*f,U*f2c.E)n/{2%.E2%0_+42%1-)n)n0_)n7x1-1A2%2%,,-c+I0s\
    /{6l0I/{.Y*f(M*f29
    """,
    800: """
    (b+S/G1-2X8[5_*<+4+4.e29*<*[*<-.2X2X2X2X2X2X2X2X2X2X*q*q2929290?553z2X2c4]1-0I4H4g*{/Q\
    4)/=9^5@6B296l2c0i0?4331;.3P3'2C+4-.+42x.E*Q0I29.E291#+s2C1V*G*G1a*G8F1V1V2929,U.&+}17\
    0s821a0s/G+4(b+429
    """,
  ])

  /// Georgia, as measured in a browser.
  static let georgia = LetterFaces([
    400: """
    (M*Q,A1V0s5_31($+^+^-c1V)0+I)0-c0s,k/g/Q/g/(/{.E0_/{*(*(1V1V1V-w82291k1V4)1k0_3Z5J+s.o\
    2c0_824R3p0s3p2x/g1-4=299>311-0_+^-c+^1V1V.E.E/g-9/{-w*Q.Y05)Y)Y/=)Y7%0I/=/{/g,A,k*{05\
    .E3p.E.1-$,k+^,k1V
    """,
    700: """
    (b+^.Y2x1V7%55)0-9-9-w2x*Q+^*Q-c2x.11A1-1k0_1k/Q2N1k+I+I2x2x2x/Q9*4=4=3F5t3F295J7d-90_\
    5_2c:66-5_2x5_551k2N5t4=<d5J3Z2c-9-c-92x2x.E0_1k/(2%/{+s052N*{*{1A*f:62c1V2%1k.o.Y,,2N\
    /{6V0I/g/(.E+s.E2x
    """,
  ])

  /// Verdana, as measured in a browser.
  static let verdana = LetterFaces([
    400: """
    *{+s-M5_1V;W3Z)0-9-91V5_+4-9+4-91V1V1V1V1V1V1V1V1V1V-9-95_5_5_/Q9h2N2c2x4R1A/{4g4),U-9\
    2c/g6-4)4|0_4|2x2N1-3Z2N9S2c1-2c-9-9-95_1V1V0_1-.o1-0_*{1-1A)0*f0I)09*1A0s1-1-,k.o+s1A\
    0I5_0I0I/(1A-91A5_
    """,
    700: """
    *f,,0I6l31?u6V*Q/=/=316l+4-w+42c31313131313131313131,,,,6l6l6l1-8p4g4=3F5t2N1k5J6-/Q/g\
    4R1V8[6B6B3Z6B4g312N5J4=<d4=3p2c/=2c/=6l3131292x0I2x2%,U2x31*f,,29*f;.312c2x2x.E0I-M31\
    1k9>291k0_31/=316l
    """,
  ])

  /// Trebuchet MS, as measured in a browser.
  static let trebuchet = LetterFaces([
    400: """
    )n+I*<.o.o0_31&^+I+I+I.o+I+I+I.o.o.o.o.o.o.o.o.o.o.o+I+I.o.o.o+I4R0I/{0_0s/=.o2N1k)D-w\
    05.Y311V29/g2N05-w051k0I6B/g/{/Q+I+4+I.o.o.o/(/g.E/g/Q+I.E/Q)Y+I.E)Y5t/Q/=/g/g+s,,,,/Q\
    .13p.E.1-c+I.o+I.o
    """,
    700: """
    )n+I+I0I0I2N31(8+I+I,k0I+I+I+I+s0I0I0I0I0I0I0I0I0I0I+I+I0I0I0I-$4R1A0_0s1V/{05292N)D/(\
    1-/Q4)292x0I310s.Y0s2N1-7%0_0s/g,,+4,,0I0I0I/(05.Y05/{+I.E0I)n+I/Q)Y6V0I/{0505,k,k,,0I\
    /(4g/Q/(/(,k0I,k0I
    """,
  ])

  /// Tahoma, as measured in a browser.
  static let tahoma = LetterFaces([
    400: """
    *(*Q,,3Z/Q9>29'j+^+^/Q3Z)n+4)n+^/Q/Q/Q/Q/Q/Q/Q/Q/Q/Q*{*{3Z3Z3Z-c7d0_0I0_2N/g.o292N+I,U\
    0I.E4R2931/Q311-/g052%0_7N0505/g+^+^+^3Z/Q/Q.o/Q-M/Q/(*</Q/g(8)D.E(86-/g/=/Q/Q+4-9*Q/g\
    .E3p.E.E-$-w+^-w3Z
    """,
    700: """
    )Y*f.15_1V>?4g)D-9-91V5_*(,k*(051V1V1V1V1V1V1V1V1V1V+4+45_5_5_/{7x2N2c294=1-054)4=-w.E\
    2x/{7:4R4R2%4R3Z1A0s3p29:J2N291--905-95_1V/Q0_1A/(1A0I+^1A1V)n+40_)n8[1V1-1A1A,k.Y,U1V\
    057:0_05/(1-1V1-5_
    """,
  ])
}
